import type { SshKeyAnswer } from '@casbah/contract/sshkeys';
import { readSshKey } from '@casbah/domain/ssh-key';
import type { sshkeysWords } from '@casbah/messages/sshkeys';
import type { tenantWords } from '@casbah/messages/tenant';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { usePermission } from '@casbah/widgets/permission/permission-state.ts';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { actionsColumn } from '../../../settings/actions-column.tsx';
import { Loaded } from '../../../settings/Loaded.tsx';
import { refreshSettings } from '../../../settings/refresh-settings.ts';
import css from '../../../settings/Settings.module.css';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { FormDialog } from '../../../shell/FormDialog.tsx';
import { useWords } from '../../../words/useWords.ts';
import { sshKeysQuery } from '../queries.ts';

/** Public SSH keys of machines that deliver logs. */
export function SshKeysCard() {
  const say = useWords<typeof sshkeysWords | typeof tenantWords>();
  const format = useFormat();
  const mayChange = usePermission('settings.edit_ssh_keys') === 'enabled';
  const query = useQuery(sshKeysQuery);
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<SshKeyAnswer>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const remove = async ({ id }: SshKeyAnswer): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    await call('DELETE /admin/ssh_keys/{id}', { params: { id } }).catch(setFailure);
    await refreshSettings();
    setPending(false);
    setAsked(undefined);
  };
  return (
    <>
      <Loaded
        title={say('settings.ssh')}
        query={query}
        aside={
          mayChange ? (
            <Button size="small" onPress={() => setAdding(true)}>
              {say('settings.ssh.add')}
            </Button>
          ) : undefined
        }
      >
        {({ ssh_keys: keys }) => (
          <div className={css.stack}>
            {keys.length === 0 ? (
              <EmptyState compact title={say('settings.ssh.empty')}>
                {say('settings.ssh.hint')}
              </EmptyState>
            ) : (
              <>
                <p className={css.hint}>{say('settings.ssh.hint')}</p>
                <StaticTable
                  label={say('settings.ssh')}
                  rows={keys}
                  rowKey={({ id }) => id}
                  empty="–"
                  columns={[
                    { id: 'name', header: say('settings.name'), isRowName: true, cell: ({ name }) => name },
                    {
                      id: 'algorithm',
                      header: say('settings.ssh.algorithm'),
                      cell: ({ algorithm, bits }) => `${algorithm} · ${format.number(bits)}`,
                    },
                    {
                      id: 'fingerprint',
                      header: say('settings.ssh.fingerprint'),
                      wraps: true,
                      cell: ({ fingerprint }) => <span className={css.mono}>{fingerprint}</span>,
                    },
                    {
                      id: 'added',
                      header: say('settings.added'),
                      cell: ({ created_on: time }) => format.date(Date.parse(time), 'date'),
                    },
                    ...actionsColumn(mayChange, say('settings.do'), (key: SshKeyAnswer) => (
                      <Button
                        size="small"
                        aria-label={`${say('settings.remove')}: ${key.name}`}
                        onPress={() => setAsked(key)}
                      >
                        {say('settings.remove')}
                      </Button>
                    )),
                  ]}
                />
              </>
            )}
            {failure === undefined ? null : <ErrorView error={failure} compact />}
          </div>
        )}
      </Loaded>
      {isAdding ? <AddKeyDialog onClose={() => setAdding(false)} /> : null}
      <ConfirmDialog
        open={asked !== undefined}
        danger
        pending={isPending}
        title={say('settings.ssh.remove.title', { name: asked?.name ?? '' })}
        accept={say('settings.remove')}
        onCancel={() => setAsked(undefined)}
        onAccept={() => {
          if (asked !== undefined) void remove(asked);
        }}
      >
        {say('settings.ssh.remove.text')}
      </ConfirmDialog>
    </>
  );
}

function AddKeyDialog({ onClose }: { onClose: () => void }) {
  const say = useWords<typeof sshkeysWords | typeof tenantWords>();
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const key = readSshKey(text);
  const problem = typeof key === 'string' ? say(`settings.ssh.wrong.${key}`) : undefined;
  const wanted = name.trim() || (typeof key === 'string' ? '' : key.comment.slice(0, 64));
  const send = async (): Promise<void> => {
    await call('POST /admin/ssh_keys', { body: { name: wanted, public_key: text.trim() } });
    await refreshSettings();
    onClose();
  };
  return (
    <FormDialog
      title={say('settings.ssh.add')}
      accept={say('settings.add')}
      isRight={problem === undefined && wanted !== ''}
      send={send}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <TextField
            name="public_key"
            isRequired
            label={say('settings.ssh.key')}
            hint={say('settings.ssh.key.hint')}
            rows={4}
            value={text}
            onChange={setText}
            autoFocus
            {...((wasTried || text.includes('PRIVATE KEY')) && problem !== undefined
              ? { formatError: problem }
              : {})}
          />
          <TextField
            name="name"
            isRequired
            label={say('settings.name')}
            value={name}
            placeholder={typeof key === 'string' ? '' : key.comment.slice(0, 64)}
            onChange={setName}
            maxLength={64}
            {...(wasTried && wanted === '' ? { error: say('settings.name.missing') } : {})}
          />
        </>
      )}
    </FormDialog>
  );
}
