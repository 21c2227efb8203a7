import type { IncidentDetail, IncidentResponse } from '@casbah/contract/incidents';
import type { incidentsWords } from '@casbah/messages/incidents';
import type { policiesNamesWords } from '@casbah/messages/policies';
import { Chip, type Tone } from '@casbah/widgets/chip/Chip.tsx';
import { type Fact, Facts } from '@casbah/widgets/facts/Facts.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { InlineCode } from '@casbah/widgets/inline-code/InlineCode.tsx';
import { PanelSection } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../../request/session.ts';
import { useWords } from '../../../words/useWords.ts';
import css from '../Incidents.module.css';
import { useIncidentWords } from '../incident-words.ts';

const RESPONSE_TONES: Readonly<Record<IncidentResponse['state'], Tone>> = {
  waiting: 'info',
  done: 'low',
  failed: 'high',
  not_available: 'neutral',
};

/** Who did what when, why it is an incident, and what Casbah did about it. */
export function Summary({ incident }: { incident: IncidentDetail }) {
  const say = useWords<typeof incidentsWords>();
  const format = useFormat();
  const words = useIncidentWords();
  const { user, user_name, service, app, object, activity, policy, condition, responses } = incident;
  const known = (name: string, value: string | null | undefined): Fact[] =>
    value === null || value === undefined ? [] : [[name, value]];
  const [first, last] = [Date.parse(incident.first_seen), Date.parse(incident.last_seen)];
  return (
    <>
      <PanelSection>
        <Facts
          columns
          facts={[
            ...known(
              words.field('user'),
              user_name === null || user_name === user ? user : `${user_name} (${user})`,
            ),
            ...known(words.field('activity'), activity === null ? null : words.activity(activity)),
            ...known(words.field('object'), object),
            ...known(words.field('service'), service?.name),
            ...known(words.field('app'), app),
            [
              say('incidents.seen'),
              first === last ? format.date(last, 'dayTime') : format.range({ from: first, to: last }),
            ],
            [words.field('occurrences'), format.number(incident.occurrences)],
            ...known(
              words.field('reason'),
              incident.reason === null ? null : words.value('reason', incident.reason),
            ),
          ]}
        />
      </PanelSection>
      <PanelSection>
        <h3 className={css.heading}>{say('incidents.why')}</h3>
        <Facts
          columns
          facts={[
            [words.field('policy'), <PolicyName key="policy" policy={policy} />],
            [words.field('policy_type'), words.value('policy_type', policy.type)],
            ...(condition === null
              ? []
              : [
                  [say('incidents.condition'), <InlineCode key="condition">{condition}</InlineCode>] as const,
                ]),
          ]}
        />
      </PanelSection>
      <PanelSection>
        <h3 className={css.heading}>{say('incidents.responses')}</h3>
        {responses.length === 0 ? (
          <p className={css.error}>{say('incidents.responses.none')}</p>
        ) : (
          <ul className={css.list}>
            {responses.map((response) => (
              <Response key={response.id} response={response} />
            ))}
          </ul>
        )}
      </PanelSection>
    </>
  );
}

/** Alert rules have a page. */
function PolicyName({ policy: { id, name, version, type } }: Pick<IncidentDetail, 'policy'>) {
  const say = useWords<typeof incidentsWords>();
  const mayOpen = useMay('audit.view');
  if (id !== null && type === 'shadowitviaaudit' && mayOpen)
    return (
      <Link to="/appAudit/decisions/policies/$id" params={{ id }}>
        {name}
      </Link>
    );
  return version === null ? name : say('incidents.policy', { name, version });
}

function Response({ response }: { response: IncidentResponse }) {
  const say = useWords<typeof incidentsWords | typeof policiesNamesWords>();
  const format = useFormat();
  const { kind, state, channel, attempts, error, time } = response;
  const waitsFor = state === 'waiting' && channel !== null;
  return (
    <li>
      <div className={css.line}>
        <span>{say(`policy.response.${kind}`)}</span>
        <Chip tone={RESPONSE_TONES[state]}>
          {waitsFor
            ? say('incidents.response.waitsFor', { channel: say(`incident.channel.${channel}`) })
            : say(`incident.response.${state}`)}
        </Chip>
      </div>
      <div className={css.time}>
        {format.date(Date.parse(time), 'dayTime')}
        {attempts > 1 ? ` · ${say('incidents.response.attempts', { count: attempts })}` : null}
      </div>
      {error === null ? null : <p className={css.error}>{error}</p>}
    </li>
  );
}
