import type { IncidentDetail, IncidentOccurrence } from '@casbah/contract/incidents';
import { isFieldOf } from '@casbah/domain/filter/vocabulary';
import { POLICY_FIELDS } from '@casbah/domain/policy/policy-fields';
import type { incidentsWords } from '@casbah/messages/incidents';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { type Fact, Facts } from '@casbah/widgets/facts/Facts.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PanelSection } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../../request/session.ts';
import { useWords } from '../../../words/useWords.ts';
import css from '../Incidents.module.css';
import { useIncidentWords } from '../incident-words.ts';

/** Loaded when opened. */
const UnmaskDialog = lazy(async () => ({ default: (await import('./UnmaskDialog.tsx')).UnmaskDialog }));

/** Occurrences with what was known about each, and the sensitive data found in it. */
export function Evidence({ incident }: { incident: IncidentDetail }) {
  const say = useWords<typeof incidentsWords>();
  const { id, evidence, occurrences } = incident;
  if (evidence.length === 0)
    return (
      <EmptyState compact title={say('incidents.evidence.none')}>
        {say('incidents.evidence.none.text')}
      </EmptyState>
    );
  return (
    <>
      {evidence.map((occurrence) => (
        <PanelSection key={occurrence.id}>
          <Occurrence incident={id} occurrence={occurrence} service={incident.service} />
        </PanelSection>
      ))}
      {occurrences > evidence.length ? (
        <PanelSection>
          <p className={css.error}>
            {say('incidents.evidence.kept', { count: evidence.length, total: occurrences })}
          </p>
        </PanelSection>
      ) : null}
    </>
  );
}

function Occurrence({
  incident,
  occurrence,
  service,
}: {
  incident: string;
  occurrence: IncidentOccurrence;
  service: IncidentDetail['service'];
}) {
  const say = useWords<typeof incidentsWords>();
  const format = useFormat();
  const words = useIncidentWords();
  const mayUnmask = useMay('investigate.approve');
  const [isAsking, setAsking] = useState(false);
  const [clear, setClear] = useState<readonly string[]>();
  const { id, time, facts, matches, activity_id } = occurrence;
  const textOf = (field: string, value: (typeof facts)[string]): string => {
    if (typeof value === 'number') {
      const isBytes = isFieldOf(POLICY_FIELDS, field) && POLICY_FIELDS[field].type === 'bytes';
      return isBytes ? format.bytes(value) : format.number(value);
    }
    if (typeof value === 'object') return value.join(', ');
    return field === 'service' && value === service?.id ? service.name : words.value(field, value);
  };
  const isMasked = matches.some(({ snippet }) => snippet !== null) && clear === undefined;
  return (
    <>
      <div className={css.line}>
        <h3 className={css.heading}>{format.date(Date.parse(time), 'full')}</h3>
        {activity_id === null ? null : (
          <Link to="/appForensics/activities/$id" params={{ id: activity_id }}>
            {say('incidents.evidence.activity')}
          </Link>
        )}
      </div>
      <Facts
        columns
        facts={inOrder(facts).map(([field, value]): Fact => [words.fact(field), textOf(field, value)])}
      />
      {matches.length === 0 ? null : (
        <ul className={css.matches} aria-label={say('incidents.matches')}>
          {matches.map(({ name, snippet }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: matches never change, and two may be the same
            <li key={index}>
              {name}
              <code className={css.snippet}>
                {clear?.[index] ?? snippet ?? say('incidents.match.hidden')}
              </code>
            </li>
          ))}
        </ul>
      )}
      {mayUnmask && isMasked ? (
        <Button size="small" onPress={() => setAsking(true)}>
          {say('incidents.unmask')}
        </Button>
      ) : null}
      {isAsking ? (
        <Suspense>
          <UnmaskDialog
            incident={incident}
            occurrence={id}
            onClose={() => setAsking(false)}
            onClear={(found) => setClear(found.map(({ text }) => text))}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Who did what where, then the rest by name. */
const FIRST: readonly string[] = ['user', 'activity', 'object', 'service', 'app'];

function inOrder(facts: IncidentOccurrence['facts']): [string, IncidentOccurrence['facts'][string]][] {
  const place = (field: string) => (FIRST.includes(field) ? FIRST.indexOf(field) : FIRST.length);
  return Object.entries(facts).sort(([one], [other]) => place(one) - place(other) || (one < other ? -1 : 1));
}
