import { address } from '@casbah/contract/client';
import type { SessionRow } from '@casbah/contract/presence';
import { isoTime } from '@casbah/domain/iso-time';
import { SESSION_PAUSE } from '@casbah/domain/session';
import { MINUTE_MS } from '@casbah/domain/time-units';
import type { presenceWords } from '@casbah/messages/presence';
import { Downloaded, Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { forUser } from '../../../scope/narrower-scope.ts';
import type { Scope } from '../../../scope/scope.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';
import css from '../Presence.module.css';
import { PresenceCard } from '../PresenceCard.tsx';
import { sessionsQuery } from '../presence-queries.ts';

const SOME_SERVICES = 3;
/** Session gaps offered, in minutes. */
const PAUSES = [SESSION_PAUSE.default, 60, 120, 240, 480];
/** Maximum events per request. */
const MOST_EVENTS = 100_000;

/** A user's sessions, newest first; each links to the services used and to its requests. */
export function SessionsCard({
  user,
  scope,
  query,
  pause,
  onPause,
}: {
  user: string;
  scope: Scope;
  query: ScopeQuery | undefined;
  /** Minutes without a request that end a session. */
  pause: number;
  onPause: (minutes: number) => void;
}) {
  const say = useWords<typeof presenceWords>();
  const format = useFormat();
  const answer = useInfiniteQuery(sessionsQuery(user, query, pause));
  const durationOf = (minutes: number): string => format.duration(minutes * MINUTE_MS, 2);
  const total = answer.data?.pages[0]?.meta.total ?? 0;
  return (
    <PresenceCard
      list="sessions"
      hint={say('presence.sessions.hint', {
        count: total,
        words: format.number(total),
        pause: durationOf(pause),
      })}
      user={user}
      query={query === undefined ? undefined : { ...query, pause_minutes: pause }}
      answer={answer}
      choice={
        <div className={css.choice}>
          <SegmentedControl
            label={say('presence.sessions.pause')}
            value={String(pause)}
            onChange={(minutes) => onPause(Number(minutes))}
            segments={[...new Set([...PAUSES, pause])]
              .sort((a, b) => a - b)
              .map((minutes) => ({ value: String(minutes), label: durationOf(minutes) }))}
          />
        </div>
      }
    >
      {(rows) => (
        <StaticTable
          label={say('presence.sessions')}
          rows={rows}
          rowKey={({ first_seen }) => first_seen}
          shown={rows.length}
          empty={say('presence.sessions.nothing')}
          columns={[
            {
              id: 'begin',
              header: say('presence.begin'),
              isRowName: true,
              cell: ({ first_seen, last_seen, begins_before }) => (
                <>
                  <Link to="/appAudit/services" search={during(forUser(scope, user), first_seen, last_seen)}>
                    {format.date(Date.parse(first_seen), 'dayTime')}
                  </Link>
                  {begins_before ? <span className={css.under}>{say('presence.cut.before')}</span> : null}
                </>
              ),
            },
            {
              id: 'end',
              header: say('presence.end'),
              cell: ({ last_seen, ends_after }) => (
                <>
                  {format.date(Date.parse(last_seen), 'dayTime')}
                  {ends_after ? <span className={css.under}>{say('presence.cut.after')}</span> : null}
                </>
              ),
            },
            {
              id: 'length',
              header: say('presence.length'),
              align: 'end',
              // A single request has no duration.
              cell: ({ seconds }) => (seconds === 0 ? '–' : format.duration(seconds * 1000, 2)),
            },
            {
              id: 'services',
              header: say('presence.services'),
              wraps: true,
              cell: (session) => <Services session={session} scope={scope} />,
            },
            {
              id: 'requests',
              header: say('presence.requests'),
              align: 'end',
              cell: ({ first_seen, last_seen, requests }) => (
                <a
                  href={address('GET /audit/events', {
                    query: { ...during(forUser(scope, user), first_seen, last_seen), limit: MOST_EVENTS },
                  })}
                  aria-label={say('presence.requests.take', {
                    count: requests,
                    words: format.number(requests),
                  })}
                  download={`${user}.ndjson`}
                >
                  {format.number(requests)}
                </a>
              ),
            },
            {
              id: 'up',
              header: say('presence.uploaded'),
              align: 'end',
              cell: (row) => <Uploaded of={row} />,
            },
            {
              id: 'down',
              header: say('presence.downloaded'),
              align: 'end',
              cell: (row) => <Downloaded of={row} />,
            },
          ]}
        />
      )}
    </PresenceCard>
  );
}

/** Time range of a session, including its last request. */
function during(
  { filter }: Scope,
  first: string,
  last: string,
): { from: string; to: string; filter?: string } {
  const to = isoTime(Date.parse(last) + 1);
  return { from: first, to, ...(filter === undefined ? {} : { filter }) };
}

function Services({ session, scope }: { session: SessionRow; scope: Scope }) {
  const say = useWords<typeof presenceWords>();
  const shown = session.services.slice(0, SOME_SERVICES);
  const more = session.services_count - shown.length;
  if (shown.length === 0) return say('presence.services.nothing');
  return (
    <>
      {shown.map(({ id, name }, index) => (
        <span key={id}>
          {index === 0 ? '' : ', '}
          <Link to="/appAudit/service/$id" params={{ id }} search={scope}>
            {name}
          </Link>
        </span>
      ))}
      {more > 0 ? ` ${say('presence.services.more', { count: more })}` : null}
    </>
  );
}
