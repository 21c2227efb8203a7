import type { IncidentDetail } from '@casbah/contract/incidents';
import { incidentName } from '@casbah/domain/incident/incident';
import type { incidentsWords } from '@casbah/messages/incidents';
import type { investigateWords } from '@casbah/messages/investigate';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { PanelSection, SidePanel } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { Tabs } from '@casbah/widgets/tabs/Tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMay, useSession } from '../../../request/session.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { errorCode } from '../../../words/error-words.ts';
import { useWords } from '../../../words/useWords.ts';
import { OwnerButton } from '../../investigate/parts/OwnerButton.tsx';
import { SEVERITY_TONES, useIncidentWords } from '../incident-words.ts';
import { DETAIL_TABS, type DetailTab } from '../list/incidents-search.ts';
import { incidentQuery } from '../queries.ts';
import { SeverityButton } from '../SeverityButton.tsx';
import { StateButton } from '../StateButton.tsx';
import { type IncidentUpdate, useUpdateIncidents } from '../useUpdateIncidents.ts';
import { Evidence } from './Evidence.tsx';
import { IncidentNotes } from './IncidentNotes.tsx';
import { IncidentTimeline } from './IncidentTimeline.tsx';
import { Related } from './Related.tsx';
import { Summary } from './Summary.tsx';

interface PanelWays {
  position: string | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}

/** One incident beside the list. It may be outside of what the list shows. */
export function IncidentPanel({
  id,
  ways,
  tab,
  onTab,
  onOpen,
}: {
  id: string;
  ways: PanelWays;
  tab: DetailTab;
  onTab: (tab: DetailTab) => void;
  /** Opens another incident. */
  onOpen: (id: string) => void;
}) {
  const say = useWords<typeof incidentsWords>();
  const { data, error, refetch } = useQuery(incidentQuery(id));
  if (data !== undefined)
    return <KnownIncident incident={data} ways={ways} tab={tab} onTab={onTab} onOpen={onOpen} />;
  return (
    <SidePanel {...ways} title={say('route.investigate.dlpIncidents')} busy={error === null}>
      {error === null ? (
        <PanelSection>
          <Skeleton height={240} />
        </PanelSection>
      ) : errorCode(error) === 'NOT_FOUND' ? (
        <EmptyState compact title={say('incidents.missing')}>
          {say('incidents.missing.text')}
        </EmptyState>
      ) : (
        <ErrorView compact error={error} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  );
}

function KnownIncident({
  incident,
  ways,
  tab,
  onTab,
  onOpen,
}: {
  incident: IncidentDetail;
  ways: PanelWays;
  tab: DetailTab;
  onTab: (tab: DetailTab) => void;
  onOpen: (id: string) => void;
}) {
  const say = useWords<typeof incidentsWords>();
  const words = useIncidentWords();
  const about = [words.subject(incident), incident.user_name ?? incident.user].filter(
    (part) => part !== undefined && part !== null,
  );
  const content = (one: DetailTab): ReactNode => {
    switch (one) {
      case 'summary':
        return <Summary incident={incident} />;
      case 'evidence':
        return <Evidence incident={incident} />;
      case 'timeline':
        return <IncidentTimeline id={incident.id} />;
      case 'notes':
        return <IncidentNotes incident={incident} />;
      case 'related':
        return <Related id={incident.id} onOpen={onOpen} />;
    }
  };
  const counts: Partial<Record<DetailTab, number>> = {
    evidence: incident.evidence.length,
    notes: incident.notes,
  };
  return (
    <SidePanel
      {...ways}
      title={`${incidentName(incident.number)} ${incident.policy.name}`}
      subtitle={about.join(' · ')}
      actions={<IncidentActions incident={incident} />}
    >
      <Tabs
        compact
        label={say('incidents.tabs')}
        selected={tab}
        onSelect={onTab}
        tabs={DETAIL_TABS.map((one) => ({
          id: one,
          label: say(`incidents.tab.${one}`),
          ...((counts[one] ?? 0) > 0 ? { count: String(counts[one]) } : {}),
          content: one === tab ? content(one) : null,
        }))}
      />
    </SidePanel>
  );
}

function IncidentActions({ incident }: { incident: IncidentDetail }) {
  const say = useWords<typeof investigateWords>();
  const words = useIncidentWords();
  const mayModify = useMay('investigate.modify');
  const { user_id, userName } = useSession();
  const { mutate, isPending } = useUpdateIncidents();
  const change = (update: IncidentUpdate) => mutate({ ids: [incident.id], update });
  const { state, severity, owner } = incident;
  if (!mayModify)
    return (
      <>
        <Chip tone={SEVERITY_TONES[severity]}>{words.value('severity', severity)}</Chip>
        <Chip>{words.value('state', state)}</Chip>
        {owner === null ? null : <Chip>{owner.name}</Chip>}
      </>
    );
  return (
    <>
      <StateButton current={incident} isPending={isPending} onChange={change} />
      <SeverityButton current={severity} isPending={isPending} onChange={change} />
      <OwnerButton current={owner} isPending={isPending} onOwn={(next) => change({ owner: next })} />
      {owner === null ? (
        <Button
          size="small"
          variant="primary"
          isPending={isPending}
          onPress={() => change({ owner: { id: user_id, name: userName } })}
        >
          {say('investigate.owner.me')}
        </Button>
      ) : null}
    </>
  );
}
