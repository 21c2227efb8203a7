import type { UserDetails } from '@casbah/contract/users';
import type { patternsWords } from '@casbah/messages/patterns';
import type { usersWords } from '@casbah/messages/users';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { Facts } from '@casbah/widgets/facts/Facts.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { NameTile } from '@casbah/widgets/name-tile/NameTile.tsx';
import { NoticeBanner } from '@casbah/widgets/notice-banner/NoticeBanner.tsx';
import { Permission } from '@casbah/widgets/permission/Permission.tsx';
import { PanelSection, SidePanel } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useSession } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { errorCode } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';
import { refreshUsers, type User, userQuery } from './queries.ts';
import { ResetDialog } from './ResetDialog.tsx';
import { UserDialog } from './UserDialog.tsx';
import { UserSessions } from './UserSessions.tsx';
import css from './Users.module.css';
import { UserState } from './user-columns.tsx';

/** A person's side panel: account, permissions and sessions. */
export function UserPanel({
  email,
  row,
  onMoved,
  ...ways
}: {
  email: string;
  row: User | undefined;
  position: string | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  /** Called when the person's email has changed. */
  onMoved: (email: string) => void;
}) {
  const say = useWords<typeof usersWords | typeof patternsWords>();
  const [asked, setAsked] = useState<'edit' | 'reset' | 'delete'>();
  const { data, error, refetch } = useQuery(userQuery(email));
  const user = data ?? row;
  return (
    <SidePanel
      {...ways}
      title={user?.name ?? email}
      media={<NameTile name={user?.name ?? email} colourOf={email} size={32} person />}
      subtitle={email}
      busy={user === undefined && error === null}
      actions={data?.can_change === true ? <Actions user={data} onAsk={setAsked} /> : undefined}
    >
      {data === undefined ? (
        <PanelSection>
          {error === null ? (
            <Skeleton height={200} />
          ) : errorCode(error) === 'NOT_FOUND' ? (
            <EmptyState compact title={say('users.nothing')} />
          ) : (
            <ErrorView compact error={error} onRetry={() => void refetch()} />
          )}
        </PanelSection>
      ) : (
        <>
          <Details user={data} />
          <UserSessions key={data.id} user={data} />
          {asked === 'edit' ? (
            <UserDialog
              user={data}
              onClose={() => setAsked(undefined)}
              onSaved={(saved) => {
                setAsked(undefined);
                if (saved.email !== email) onMoved(saved.email);
              }}
            />
          ) : null}
          {asked === 'reset' ? <ResetDialog user={data} onClose={() => setAsked(undefined)} /> : null}
          {asked === 'delete' ? (
            <DeleteDialog user={data} onClose={() => setAsked(undefined)} onDeleted={ways.onClose} />
          ) : null}
        </>
      )}
    </SidePanel>
  );
}

function Actions({ user, onAsk }: { user: UserDetails; onAsk: (what: 'edit' | 'reset' | 'delete') => void }) {
  const say = useWords<typeof usersWords | typeof patternsWords>();
  const isSelf = useSession().user_id === user.id;
  const change = useMutation({
    mutationFn: async (what: 'unlock' | 'activate' | 'deactivate') => {
      if (what === 'unlock') await call('POST /admin/user/ng/unlock_user', { body: { email: user.email } });
      else await call('POST /admin/user/ng/bulkupdate', { body: { action: what, users: [user.id] } });
      return what;
    },
    onSuccess: (what) => showToast({ tone: 'low', title: say(`users.done.${what}`, { count: 1 }) }),
    onError: (failure) => showErrorToast(failure, { title: say('users.failed') }),
    onSettled: refreshUsers,
  });
  return (
    <>
      <Permission id="users.new" label={say('users.edit')}>
        <Button size="small" onPress={() => onAsk('edit')}>
          {say('users.edit')}
        </Button>
      </Permission>
      {user.is_locked ? (
        <Permission id="users.unlock" label={say('users.unlock')}>
          <Button size="small" isDisabled={change.isPending} onPress={() => change.mutate('unlock')}>
            {say('users.unlock')}
          </Button>
        </Permission>
      ) : null}
      {isSelf ? null : (
        <>
          {user.is_db_login_allowed && user.is_active ? (
            <Permission id="users.reset_password" label={say('users.reset')}>
              <Button size="small" onPress={() => onAsk('reset')}>
                {say('users.reset')}
              </Button>
            </Permission>
          ) : null}
          <Permission id="users.deactivate" label={say('users.deactivate')}>
            <Button
              size="small"
              isDisabled={change.isPending}
              onPress={() => change.mutate(user.is_active ? 'deactivate' : 'activate')}
            >
              {say(user.is_active ? 'users.deactivate' : 'users.activate')}
            </Button>
          </Permission>
          <Permission id="users.delete" label={say('users.delete')}>
            <Button size="small" variant="danger" onPress={() => onAsk('delete')}>
              {say('users.delete')}
            </Button>
          </Permission>
        </>
      )}
    </>
  );
}

function Details({ user }: { user: UserDetails }) {
  const say = useWords<typeof usersWords | typeof patternsWords>();
  const format = useFormat();
  const time = (text: string): string => format.date(Date.parse(text), 'dateTime');
  const { lockout_time, lockout_ips } = user;
  return (
    <>
      {user.can_change ? null : (
        <PanelSection>
          <p className={css.quiet}>{say('users.holdsMore')}</p>
        </PanelSection>
      )}
      {user.is_locked && lockout_time !== null ? (
        <PanelSection>
          <NoticeBanner tone="medium">
            {say('users.locked.since', { time: time(lockout_time.lock_time) })}
          </NoticeBanner>
        </PanelSection>
      ) : null}
      <PanelSection>
        <Facts
          facts={[
            [say('users.column.status'), <UserState key="state" user={user} />],
            [say('users.column.role'), say(`users.role.${user.role}`)],
            ...(user.access_profiles.length === 0
              ? []
              : ([[say('users.profile'), user.access_profiles.map(({ name }) => name).join(', ')]] as const)),
            [
              say('users.facet.sign_in'),
              say(user.is_db_login_allowed ? 'users.sign_in.password' : 'users.sign_in.sso'),
            ],
            ...(user.must_change_password
              ? ([[say('users.password'), say('users.password.mustChange')]] as const)
              : user.is_db_login_allowed && !user.has_password
                ? ([[say('users.password'), say('users.password.none')]] as const)
                : []),
            [
              say('users.column.seen'),
              user.last_sign_in === null ? say('users.seen.never') : time(user.last_sign_in),
            ],
            [say('users.phone'), user.cell_phone || '–'],
            [say('users.column.department'), user.department || '–'],
            [say('users.position'), user.title || '–'],
            [say('users.column.source'), say(`users.source.${user.source}`)],
            [say('users.column.created'), time(user.created_on)],
            ...(user.modified_on === null
              ? []
              : ([
                  [
                    say('users.changed'),
                    say('users.changed.by', {
                      time: time(user.modified_on),
                      person: user.modified_by ?? '–',
                    }),
                  ],
                ] as const)),
            ...Object.entries(user.attributes).map(
              ([name, value]) => [name, typeof value === 'string' ? value : value.join(', ')] as const,
            ),
          ]}
        />
      </PanelSection>
      {lockout_ips.length === 0 ? null : (
        <PanelSection>
          <div className={css.head}>
            <h3>{say('users.locked.addresses')}</h3>
          </div>
          <ul className={css.names}>
            {lockout_ips.map(({ address, lock_time }) => (
              <li key={address}>
                <Chip>{say('users.locked.address', { address, time: time(lock_time) })}</Chip>
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
      <Names title={say('users.groups')} names={user.groups.map(({ name }) => name)} />
      <Names title={say('users.units')} names={user.org_units.map(({ name }) => name)} />
    </>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <PanelSection>
      <div className={css.head}>
        <h3>{title}</h3>
      </div>
      <ul className={css.names}>
        {names.map((name) => (
          <li key={name}>
            <Chip>{name}</Chip>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

function DeleteDialog({
  user,
  onClose,
  onDeleted,
}: {
  user: User;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const say = useWords<typeof usersWords | typeof patternsWords>();
  const remove = useMutation({
    mutationFn: () => call('POST /admin/user/ng/delete_user/', { body: { id: user.id } }),
    onSuccess: async () => {
      showToast({ tone: 'low', title: say('users.deleted', { count: 1 }) });
      onDeleted();
      await refreshUsers();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      pending={remove.isPending}
      title={say('users.delete.title', { name: user.name })}
      accept={say('users.delete')}
      onAccept={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{say('users.ask.delete.text')}</p>
      {remove.error === null ? null : (
        <>
          <p className={css.failed}>{say('users.MSG_USERS_DELETE_FAILURE')}</p>
          <ErrorView error={remove.error} compact />
        </>
      )}
    </ConfirmDialog>
  );
}
