import { incidentName } from '@casbah/domain/incident/incident';
import type { incidentsWords } from '@casbah/messages/incidents';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { PanelSection } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../Incidents.module.css';
import { SEVERITY_TONES, useIncidentWords } from '../incident-words.ts';
import { relatedQuery } from '../queries.ts';

/** Incidents with the same user, object or policy. */
export function Related({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const say = useWords<typeof incidentsWords>();
  const words = useIncidentWords();
  const { data, error, refetch } = useQuery(relatedQuery(id));
  if (data === undefined)
    return error === null ? (
      <PanelSection>
        <Skeleton height={120} />
      </PanelSection>
    ) : (
      <ErrorView compact error={error} onRetry={() => void refetch()} />
    );
  if (data.rows.length === 0)
    return (
      <EmptyState compact title={say('incidents.related.none')}>
        {say('incidents.related.none.text')}
      </EmptyState>
    );
  return (
    <PanelSection>
      <ul className={css.list}>
        {data.rows.map((row) => (
          <li key={row.id}>
            <div className={css.line}>
              <button type="button" className={css.open} onClick={() => onOpen(row.id)}>
                {incidentName(row.number)} {row.policy.name}
              </button>
              <Chip tone={SEVERITY_TONES[row.severity]}>{words.value('severity', row.severity)}</Chip>
            </div>
            <div className={css.time}>
              {[
                ...row.by.map((relation) => say(`incidents.related.${relation}`)),
                words.value('state', row.state),
              ].join(' · ')}
              {' · '}
              <RelativeTime time={Date.parse(row.last_seen)} />
            </div>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
