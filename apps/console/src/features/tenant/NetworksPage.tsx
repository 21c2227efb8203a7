import type { Answer } from '@casbah/contract/client';
import { addressOf, networkOf } from '@casbah/domain/filter/network';
import { MOST_LIST_VALUES } from '@casbah/domain/tenant-config';
import type { tenantWords } from '@casbah/messages/tenant';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { usePermission } from '@casbah/widgets/permission/permission-state.ts';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useSettingRight } from '../../request/setting-rights.ts';
import { actionsColumn } from '../../settings/actions-column.tsx';
import { DraftForm } from '../../settings/DraftForm.tsx';
import { Loaded } from '../../settings/Loaded.tsx';
import css from '../../settings/Settings.module.css';
import { SettingsHead } from '../../settings/SettingsHead.tsx';
import { useDraft } from '../../settings/useDraft.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import { configQuery, saveConfig } from './queries.ts';

type Check = Answer<'POST /admin/tenant/networks/check'>;

/** Allowed networks, with a preview of who would be blocked. */
export function NetworksPage() {
  const say = useWords<typeof tenantWords>();
  const right = useSettingRight('security', 'ip_allow_list');
  const mayChange = usePermission('settings.edit_ip_ranges') === 'enabled' && right === 'may';
  const query = useQuery(configQuery('security'));
  return (
    <>
      <SettingsHead
        title={say('settings.item.networks')}
        mayChange={mayChange}
        onlySysadmin={right === 'sysadmin-only'}
      >
        {say('settings.networks.sentence')}
      </SettingsHead>
      {query.data === undefined ? (
        <Loaded title={say('settings.networks')} query={query}>
          {() => null}
        </Loaded>
      ) : (
        <Networks saved={[...query.data.value('security', 'ip_allow_list')]} mayChange={mayChange} />
      )}
    </>
  );
}

function Networks({ saved, mayChange }: { saved: string[]; mayChange: boolean }) {
  const say = useWords<typeof tenantWords>();
  const draft = useDraft({ ip_allow_list: saved });
  const { ip_allow_list: networks } = draft.values;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const check = useQuery({
    queryKey: ['tenant', 'networks', networks],
    queryFn: ({ signal }) => call('POST /admin/tenant/networks/check', { body: { networks } }, { signal }),
    enabled: mayChange,
    placeholderData: keepPreviousData,
  });

  const add = (): void => {
    const given = text.split(/[\s,;]+/).filter((one) => one !== '');
    const unread = given.find((one) => networkOf(one) === undefined && addressOf(one) === undefined);
    const next = [...new Set([...networks, ...given])];
    if (unread !== undefined || next.length > MOST_LIST_VALUES) {
      setWrong(
        unread === undefined
          ? say('settings.networks.many', { most: MOST_LIST_VALUES })
          : say('settings.networks.wrong', { text: unread }),
      );
      return;
    }
    draft.set({ ip_allow_list: next });
    setText('');
    setWrong(undefined);
  };
  return (
    <DraftForm
      draft={draft}
      isBlocked={check.data?.lets_you_in === false || check.isPlaceholderData}
      onSave={(changed) => saveConfig('security', changed)}
    >
      <div className={css.cards}>
        <Card title={say('settings.networks')}>
          <div className={css.stack}>
            {networks.length === 0 ? (
              <p className={css.hint}>{say('settings.networks.anywhere')}</p>
            ) : (
              <StaticTable
                label={say('settings.networks')}
                rows={networks.map((network) => ({ network }))}
                rowKey={({ network }) => network}
                empty="–"
                columns={[
                  {
                    id: 'network',
                    header: say('settings.network'),
                    isRowName: true,
                    cell: ({ network }) => <span className={css.mono}>{network}</span>,
                  },
                  ...actionsColumn(mayChange, say('settings.do'), ({ network }: { network: string }) => (
                    <Button
                      size="small"
                      aria-label={`${say('settings.remove')}: ${network}`}
                      onPress={() => draft.set({ ip_allow_list: networks.filter((one) => one !== network) })}
                    >
                      {say('settings.remove')}
                    </Button>
                  )),
                ]}
              />
            )}
            {mayChange ? (
              <form
                className={css.line}
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  add();
                }}
              >
                <TextField
                  name="ip_allow_list"
                  label={say('settings.networks.add.label')}
                  hint={say('settings.networks.add.hint')}
                  value={text}
                  onChange={setText}
                  {...(wrong === undefined ? {} : { error: wrong })}
                />
                <Button type="submit" isDisabled={text.trim() === ''}>
                  {say('settings.add')}
                </Button>
              </form>
            ) : null}
          </div>
        </Card>
        {mayChange ? (
          <Card title={say('settings.networks.check')}>
            {check.error === null ? (
              <Checked check={check.data} />
            ) : (
              <ErrorView error={check.error} onRetry={() => void check.refetch()} compact />
            )}
          </Card>
        ) : null}
      </div>
    </DraftForm>
  );
}

function Checked({ check }: { check: Check | undefined }) {
  const say = useWords<typeof tenantWords>();
  if (check === undefined) return <p className={css.hint}>{say('settings.networks.checking')}</p>;
  const { address, lets_you_in: isIn, sessions, left_out: out, people } = check;
  return (
    <div className={css.stack} role="status">
      <p className={css.hint}>
        <Chip tone={isIn ? 'low' : 'high'}>
          {say(isIn ? 'settings.networks.in' : 'settings.networks.out')}
        </Chip>{' '}
        {say(isIn ? 'settings.networks.you.in' : 'settings.networks.you.out', { address })}
      </p>
      <p className={css.hint}>{say('settings.networks.sessions', { sessions, out })}</p>
      {people.length === 0 ? null : (
        <StaticTable
          label={say('settings.networks.leftOut')}
          rows={people.map((person, index) => ({ ...person, key: `${index} ${person.email}` }))}
          rowKey={({ key }) => key}
          empty="–"
          columns={[
            {
              id: 'person',
              header: say('settings.networks.leftOut'),
              isRowName: true,
              cell: ({ name, email }) => (name === email ? email : `${name} (${email})`),
            },
            {
              id: 'address',
              header: say('settings.networks.from'),
              cell: (person) => <span className={css.mono}>{person.address}</span>,
            },
          ]}
        />
      )}
    </div>
  );
}
