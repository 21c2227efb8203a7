import type { Answer } from '@casbah/contract/client';
import type { accountWords } from '@casbah/messages/account';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { readUserAgent } from '../../words/user-agent.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Sessions.module.css';

type Session = Answer<'GET /admin/user/sessions/active'>['sessions'][number];

const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call('GET /admin/user/sessions/active', {}, { signal }),
});

/** Sessions to end: one by name, or all but the current one. */
type Ending = { name: string } | 'others';

async function end(ending: Ending): Promise<number> {
  if (ending === 'others') return (await call('POST /admin/user/sessions/revoke_others', {})).ended;
  await call('DELETE /admin/user/sessions/{name}', { params: { name: ending.name } });
  return 1;
}

/** The signed-in person's sessions, with buttons to end them. */
export function Sessions() {
  const say = useWords<typeof accountWords>();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const ending = useMutation({
    mutationFn: end,
    onSuccess: (count) => showToast({ tone: 'low', title: say('account.sessions.ended', { count }) }),
    onError: (failure) => showErrorToast(failure, { title: say('account.sessions.failed') }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const sessions = data?.sessions ?? [];
  const hasOthers = sessions.some(({ is_current }) => !is_current);
  return (
    <Card title={say('account.sessions')}>
      {data === undefined ? (
        error === null ? (
          <div aria-busy="true">
            <Skeleton height={64} />
          </div>
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} compact />
        )
      ) : (
        <>
          <p className={css.hint}>{say('account.sessions.hint')}</p>
          <ul className={css.sessions} aria-label={say('account.sessions')}>
            {sessions.map((session) => (
              <Row
                key={session.name}
                session={session}
                isBusy={ending.isPending}
                onEnd={() => ending.mutate({ name: session.name })}
              />
            ))}
          </ul>
          {hasOthers ? (
            <Button isDisabled={ending.isPending} onPress={() => ending.mutate('others')}>
              {say('account.sessions.endOthers')}
            </Button>
          ) : null}
        </>
      )}
    </Card>
  );
}

function Row({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const say = useWords<typeof accountWords>();
  const format = useFormat();
  const { address, is_current: isCurrent } = session;
  const time = (text: string): string => format.date(Date.parse(text), 'dateTime');
  const { browser = say('account.sessions.unknown'), system } = readUserAgent(session.user_agent);
  const name = system === undefined ? browser : say('account.sessions.on', { browser, system });
  return (
    <li>
      <span>
        <b>
          {name} {isCurrent ? <em className={css.current}>{say('account.sessions.current')}</em> : null}
        </b>
        <small>{say('account.sessions.seen', { address, time: time(session.last_seen) })}</small>
        <small>{say('account.sessions.since', { time: time(session.created_on) })}</small>
      </span>
      {isCurrent ? null : (
        <Button
          size="small"
          isDisabled={isBusy}
          aria-label={say('account.sessions.endOne', { browser: name, address })}
          onPress={onEnd}
        >
          {say('account.sessions.end')}
        </Button>
      )}
    </li>
  );
}
