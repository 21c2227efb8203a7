import { type Answer, address } from '@casbah/contract/client';
import type { auditEntityWords } from '@casbah/messages/audit';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { ChevronDownIcon, DownloadIcon } from '@casbah/widgets/icons/icons.tsx';
import { Menu, type MenuAction } from '@casbah/widgets/menu/Menu.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { queryClient } from '../../../request/query-client.ts';
import { useMay, useSession } from '../../../request/session.ts';
import { forUser } from '../../../scope/narrower-scope.ts';
import type { Scope } from '../../../scope/scope.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';
import { accountQuery } from './account-queries.ts';
import { CustomGroupsDialog } from './CustomGroupsDialog.tsx';

/** Maximum events per download. */
const MOST_EVENTS = 100_000;
type Asked = 'groups' | 'activate' | 'deactivate';

/** Actions on a user from their page; only permitted ones are offered. */
export function PersonActions({
  user,
  name,
  person,
  scope,
  query,
}: {
  user: string;
  name: string;
  person: Answer<'GET /audit/users/{user}'>['person'];
  scope: Scope;
  query: ScopeQuery | undefined;
}) {
  const say = useWords<typeof auditEntityWords>();
  const navigate = useNavigate();
  const { user_email: own } = useSession();
  const mayExport = useMay('audit.export');
  const maySeeAccounts = useMay('account.view');
  const mayModify = useMay('account.modify');
  const mayActivate = useMay('account.activate');
  const maySeeHistory = useMay('history.view');
  const [asked, setAsked] = useState<Asked>();
  const hasAccount = person !== null && maySeeAccounts;
  const { data: account } = useQuery({ ...accountQuery(user), enabled: hasAccount });
  const { filter } = forUser(scope, user);

  const actions: MenuAction[] = [];
  if (account !== undefined) {
    actions.push({
      id: 'account',
      label: say('person.account'),
      onAction: () => void navigate({ to: '/appAccount/users', search: { selected: account.email } }),
    });
    if (mayModify)
      actions.push({ id: 'groups', label: say('person.groups'), onAction: () => setAsked('groups') });
  }
  if (person !== null && maySeeHistory)
    actions.push({
      id: 'history',
      label: say('person.history'),
      onAction: () => void navigate({ to: '/appForensics/history', search: { text: user } }),
    });
  const isChangeable =
    account !== undefined &&
    mayActivate &&
    account.can_change &&
    account.email.toLowerCase() !== own.toLowerCase();
  const change = account?.is_active === true ? 'deactivate' : 'activate';
  return (
    <>
      {mayExport ? (
        <a
          className={buttonClass()}
          href={address('GET /audit/events', { query: { ...query, filter, limit: MOST_EVENTS } })}
          download={`${user}.ndjson`}
          title={say('person.export.detail')}
        >
          <DownloadIcon size={14} />
          {say('person.export')}
        </a>
      ) : null}
      <CopyButton text={location.href}>{say('person.copyLink')}</CopyButton>
      {actions.length === 0 && !isChangeable ? null : (
        <Menu
          label={say('person.actions')}
          placement="bottom end"
          trigger={
            <Button>
              {say('person.actions')}
              <ChevronDownIcon size={14} />
            </Button>
          }
          groups={[
            { id: 'see', actions },
            ...(isChangeable
              ? [
                  {
                    id: 'change',
                    actions: [
                      {
                        id: change,
                        label: say(`person.${change}`),
                        ...(change === 'deactivate' ? { tone: 'danger' as const } : {}),
                        onAction: () => setAsked(change),
                      },
                    ],
                  },
                ]
              : []),
          ].filter((group) => group.actions.length > 0)}
        />
      )}
      {account === undefined || asked === undefined ? null : asked === 'groups' ? (
        <CustomGroupsDialog account={account} name={name} onClose={() => setAsked(undefined)} />
      ) : (
        <Activation id={account.id} name={name} change={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

function Activation({
  id,
  name,
  change,
  onClose,
}: {
  id: string;
  name: string;
  change: 'activate' | 'deactivate';
  onClose: () => void;
}) {
  const say = useWords<typeof auditEntityWords>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const go = async (): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await call('POST /admin/user/bulk_update_user_activation_status', {
        body: { users: [id], is_active: change === 'activate' },
      });
      await queryClient.invalidateQueries({ queryKey: ['users'] });
      showToast({ tone: 'low', title: say(`person.${change}d`, { name }) });
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger={change === 'deactivate'}
      pending={isPending}
      title={say(`person.${change}.title`, { name })}
      accept={say(`person.${change}.accept`)}
      onAccept={() => void go()}
      onCancel={onClose}
    >
      <p>{say(`person.${change}.text`)}</p>
      {failure === undefined ? null : <ErrorView error={failure} compact />}
    </ConfirmDialog>
  );
}
