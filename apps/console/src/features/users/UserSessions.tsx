import type { UserDetails, UserSession } from '@casbah/contract/users';
import type { patternsWords } from '@casbah/messages/patterns';
import type { usersWords } from '@casbah/messages/users';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PanelSection } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';
import { useMay, useSession } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { readUserAgent } from '../../words/user-agent.ts';
import { useWords } from '../../words/useWords.ts';
import { sessionsQuery } from './queries.ts';
import css from './Users.module.css';

async function end(id: string, name: string | undefined): Promise<number> {
  if (name === undefined)
    return (await call('POST /admin/users/{id}/sessions/revoke_all', { params: { id } })).ended;
  await call('DELETE /admin/users/{id}/sessions/{name}', { params: { id, name } });
  return 1;
}

/** A person's sessions, with buttons to end them. */
export function UserSessions({ user }: { user: UserDetails }) {
  const say = useWords<typeof usersWords | typeof patternsWords>();
  const mayModify = useMay('account.modify');
  const isSelf = useSession().user_id === user.id;
  const { data, error, refetch } = useQuery(sessionsQuery(user.id));
  const ending = useMutation({
    mutationFn: (name: string | undefined) => end(user.id, name),
    onSuccess: (count) => showToast({ tone: 'low', title: say('users.sessions.ended', { count }) }),
    onError: (failure) => showErrorToast(failure, { title: say('users.failed') }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(user.id).queryKey }),
  });
  const mayEnd = mayModify && user.can_change && !isSelf;
  const sessions = data?.sessions ?? [];
  return (
    <PanelSection>
      <div className={css.head}>
        <h3>{say('users.sessions')}</h3>
        {mayEnd && sessions.length > 1 ? (
          <Button size="small" isDisabled={ending.isPending} onPress={() => ending.mutate(undefined)}>
            {say('users.sessions.endAll')}
          </Button>
        ) : null}
      </div>
      {data === undefined ? (
        error === null ? (
          <Skeleton height={48} />
        ) : (
          <ErrorView compact error={error} onRetry={() => void refetch()} />
        )
      ) : sessions.length === 0 ? (
        <p className={css.quiet}>{say('users.sessions.none')}</p>
      ) : (
        <ul className={css.sessions} aria-label={say('users.sessions')}>
          {sessions.map((session) => (
            <Row
              key={session.name}
              session={session}
              isBusy={ending.isPending}
              onEnd={mayEnd ? () => ending.mutate(session.name) : undefined}
            />
          ))}
        </ul>
      )}
    </PanelSection>
  );
}

function Row({
  session,
  isBusy,
  onEnd,
}: {
  session: UserSession;
  isBusy: boolean;
  onEnd: (() => void) | undefined;
}) {
  const say = useWords<typeof usersWords | typeof patternsWords>();
  const format = useFormat();
  const { browser, system } = readUserAgent(session.user_agent);
  const name = [browser ?? say('users.sessions.unknown'), system].filter(Boolean).join(' · ');
  const time = format.date(Date.parse(session.last_seen), 'dateTime');
  return (
    <li>
      <span>
        {name}
        <small>{say('users.sessions.seen', { address: session.address, time })}</small>
      </span>
      {onEnd === undefined ? null : (
        <Button
          size="small"
          isDisabled={isBusy}
          aria-label={say('users.sessions.endOne', { browser: name, address: session.address })}
          onPress={onEnd}
        >
          {say('users.sessions.end')}
        </Button>
      )}
    </li>
  );
}
