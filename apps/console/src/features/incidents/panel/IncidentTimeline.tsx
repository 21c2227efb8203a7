import type { IncidentTimelineEntry } from '@casbah/contract/incidents';
import { isFieldOf } from '@casbah/domain/filter/vocabulary';
import { INCIDENT_RESPONSE_STATES } from '@casbah/domain/incident/incident';
import { INCIDENT_FIELDS } from '@casbah/domain/incident/incident-fields';
import { RESPONSE_KINDS } from '@casbah/domain/policy/response';
import type { incidentsWords } from '@casbah/messages/incidents';
import type { policiesNamesWords } from '@casbah/messages/policies';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PanelSection } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../Incidents.module.css';
import { useIncidentWords } from '../incident-words.ts';
import { timelineQuery } from '../queries.ts';

/** What happened to an incident, oldest first. */
export function IncidentTimeline({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(timelineQuery(id));
  const format = useFormat();
  const say = useWords<typeof incidentsWords>();
  const sentences = useSentences();
  if (data === undefined)
    return error === null ? (
      <PanelSection>
        <Skeleton height={120} />
      </PanelSection>
    ) : (
      <ErrorView compact error={error} onRetry={() => void refetch()} />
    );
  return (
    <PanelSection>
      <ol className={css.list}>
        {data.entries.map((entry, index) => {
          const time = Date.parse(entry.time);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added at the end
            <li key={index}>
              {sentences(entry).map((sentence) => (
                <div key={sentence}>{sentence}</div>
              ))}
              {entry.detail === null ? null : <p className={css.error}>{entry.detail}</p>}
              <div className={css.time}>
                {entry.by ?? say('incidents.casbah')} ·{' '}
                <time dateTime={entry.time} title={format.date(time, 'full')}>
                  {format.date(time, 'dayTime')}
                </time>
              </div>
            </li>
          );
        })}
      </ol>
    </PanelSection>
  );
}

/** An entry in words, one sentence per change. */
function useSentences(): (entry: IncidentTimelineEntry) => string[] {
  const say = useWords<typeof incidentsWords | typeof policiesNamesWords>();
  const words = useIncidentWords();
  return ({ kind, changes }) => {
    switch (kind) {
      case 'changed':
        return changes.flatMap(({ field, before, after }) =>
          isFieldOf(INCIDENT_FIELDS, field)
            ? [
                say('incidents.event.changed', {
                  field: words.field(field),
                  before: before === null ? '–' : words.value(field, before),
                  after: after === null ? '–' : words.value(field, after),
                }),
              ]
            : [],
        );
      case 'response':
        return changes.flatMap(({ field, after }) => {
          const response = RESPONSE_KINDS.find((one) => one === field);
          const state = INCIDENT_RESPONSE_STATES.find((one) => one === after);
          if (response === undefined || state === undefined) return [];
          return [
            say('incidents.event.response', {
              response: say(`policy.response.${response}`),
              state: say(`incident.response.${state}`),
            }),
          ];
        });
      default:
        return [say(`incidents.event.${kind}`)];
    }
  };
}
