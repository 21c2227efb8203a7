import type { SsoDomain, SsoOverview } from '@casbah/contract/sso';
import type { ssoWords } from '@casbah/messages/sso';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import { refreshSso } from './queries.ts';
import css from './Sso.module.css';

const NOBODY = '-';

/** The provider of each domain, whether it is enforced, and who has emergency access. */
export function DomainsCard({ overview, mayChange }: { overview: SsoOverview; mayChange: boolean }) {
  const say = useWords<typeof ssoWords>();
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const [asked, setAsked] = useState<SsoDomain>();

  const doing = async (work: () => Promise<unknown>): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      await refreshSso();
      setPending(false);
      setAsked(undefined);
    }
  };
  const lead = ({ domain, provider_id, is_forced }: SsoDomain) =>
    doing(() => call('POST /admin/sso/domains', { body: { domain, provider_id, is_forced } }));

  return (
    <>
      <Card title={say('sso.domains')}>
        <div className={css.stack}>
          <p className={css.hint}>{say('sso.domains.hint')}</p>
          <StaticTable
            label={say('sso.domains')}
            rows={overview.domains}
            rowKey={({ domain }) => domain}
            empty="–"
            columns={[
              { id: 'domain', header: say('sso.domain'), isRowName: true, cell: ({ domain }) => domain },
              {
                id: 'provider',
                header: say('sso.provider'),
                cell: (row) =>
                  row.is_taken ? (
                    say('sso.domain.taken')
                  ) : (
                    <Select
                      aria-label={`${say('sso.provider')}: ${row.domain}`}
                      size="small"
                      value={row.provider_id ?? NOBODY}
                      isDisabled={!mayChange || isPending}
                      onChange={(id) =>
                        void lead({ ...row, provider_id: id === NOBODY ? null : id, is_forced: false })
                      }
                      options={[
                        { value: NOBODY, label: say('sso.provider.none') },
                        ...overview.providers.map(({ id, name }) => ({ value: id, label: name })),
                      ]}
                    />
                  ),
              },
              {
                id: 'must',
                header: say('sso.must'),
                cell: (row) => (
                  <Switch
                    aria-label={say('sso.must.of', { domain: row.domain })}
                    isSelected={row.is_forced}
                    isDisabled={!mayChange || isPending || row.provider_id === null}
                    onChange={(on) => (on ? setAsked(row) : void lead({ ...row, is_forced: false }))}
                  />
                ),
              },
            ]}
          />
          {failure === undefined ? null : <ErrorView error={failure} compact />}
        </div>
      </Card>
      <Card title={say('sso.wayBack')}>
        <div className={css.people}>
          <p className={css.hint}>{say('sso.wayBack.hint')}</p>
          {overview.sysadmins.map(({ id, name, email, is_exempt }) => (
            <Switch
              key={id}
              isSelected={is_exempt}
              isDisabled={!mayChange || isPending}
              onChange={(on) =>
                void doing(() => call('POST /admin/sso/exempt', { body: { user_id: id, is_exempt: on } }))
              }
            >
              {name === email ? email : `${name} (${email})`}
            </Switch>
          ))}
        </div>
      </Card>
      <ConfirmDialog
        open={asked !== undefined}
        title={say('sso.must.title', { domain: asked?.domain ?? '' })}
        accept={say('sso.must.accept')}
        pending={isPending}
        onAccept={() => {
          if (asked !== undefined) void lead({ ...asked, is_forced: true });
        }}
        onCancel={() => setAsked(undefined)}
      >
        {say('sso.must.text', { domain: asked?.domain ?? '' })}
      </ConfirmDialog>
    </>
  );
}
