import type { TenantDomainAnswer } from '@casbah/contract/tenantdomains';
import { isDomainName } from '@casbah/domain/domain-name';
import type { tenantWords } from '@casbah/messages/tenant';
import type { tenantdomainsWords } from '@casbah/messages/tenantdomains';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { useMay } from '../../../request/session.ts';
import { actionsColumn } from '../../../settings/actions-column.tsx';
import { Loaded } from '../../../settings/Loaded.tsx';
import { refreshSettings } from '../../../settings/refresh-settings.ts';
import css from '../../../settings/Settings.module.css';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { FormErrors } from '../../../shell/FormErrors.tsx';
import { showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';
import { domainsQuery } from '../queries.ts';

/** The company's domains, with verification instructions for unverified ones. */
export function DomainsCard({ mayChange }: { mayChange: boolean }) {
  const say = useWords<typeof tenantdomainsWords | typeof tenantWords>();
  const format = useFormat();
  const isSysadmin = useMay('sysadmin.use');
  const query = useQuery(domainsQuery);
  const [name, setName] = useState('');
  const [isTouched, setTouched] = useState(false);
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [asked, setAsked] = useState<{ domain: string; for: 'primary' | 'remove' }>();

  const doing = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    setPending(what);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      await refreshSettings();
      setPending(undefined);
      setAsked(undefined);
    }
  };
  const domain = name.trim().toLowerCase();
  const add = () =>
    isDomainName(domain)
      ? doing('add', async () => {
          await call('POST /admin/tenant/domains', { body: { domain } });
          setName('');
          setTouched(false);
        })
      : setTouched(true);
  const verify = (one: string, method: 'dns' | 'file') =>
    doing(`${method} ${one}`, async () => {
      const { domain: after } = await call('POST /admin/tenant/domains/{domain}/verify', {
        params: { domain: one },
        body: { method },
      });
      if (after.verified_on !== null)
        showToast({ tone: 'low', title: say('settings.domains.shown', { domain: one }) });
    });

  return (
    <>
      <Loaded title={say('settings.domains')} query={query}>
        {({ domains }) => (
          <div className={css.stack}>
            <p className={css.hint}>{say('settings.domains.hint')}</p>
            {domains.some(({ proof }) => proof !== null) ? (
              <p className={css.hint}>{say('settings.proof.how')}</p>
            ) : null}
            <StaticTable
              label={say('settings.domains')}
              rows={domains}
              rowKey={(row) => row.domain}
              empty="–"
              note={(row) =>
                row.proof === null ? null : (
                  <Proof
                    row={row}
                    proof={row.proof}
                    pending={pending}
                    mayChange={mayChange}
                    onVerify={(method) => void verify(row.domain, method)}
                  />
                )
              }
              columns={[
                { id: 'domain', header: say('settings.domain'), isRowName: true, cell: (row) => row.domain },
                { id: 'state', header: say('settings.domain.state'), cell: (row) => <State row={row} /> },
                {
                  id: 'since',
                  header: say('settings.domain.since'),
                  cell: (row) =>
                    row.verified_on === null ? '–' : format.date(Date.parse(row.verified_on), 'date'),
                },
                {
                  id: 'used',
                  header: say('settings.domain.used'),
                  cell: (row) => (row.is_signed_in_by ? say('settings.item.sso') : '–'),
                },
                ...actionsColumn(isSysadmin, say('settings.do'), (row: TenantDomainAnswer) =>
                  row.is_primary ? null : (
                    <>
                      {row.verified_on === null ? null : (
                        <Button
                          size="small"
                          isDisabled={pending !== undefined}
                          aria-label={`${say('settings.domain.makeFirst')}: ${row.domain}`}
                          onPress={() => setAsked({ domain: row.domain, for: 'primary' })}
                        >
                          {say('settings.domain.makeFirst')}
                        </Button>
                      )}
                      <Button
                        size="small"
                        isDisabled={pending !== undefined}
                        aria-label={`${say('settings.remove')}: ${row.domain}`}
                        onPress={() => setAsked({ domain: row.domain, for: 'remove' })}
                      >
                        {say('settings.remove')}
                      </Button>
                    </>
                  ),
                ),
              ]}
            />
            {mayChange ? (
              <form
                className={css.form}
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  void add();
                }}
              >
                <FormErrors error={failure}>
                  <div className={css.line}>
                    <TextField
                      name="domain"
                      label={say('settings.domains.add.label')}
                      value={name}
                      onChange={setName}
                      {...(isTouched && !isDomainName(domain)
                        ? { error: say('settings.domains.wrong') }
                        : {})}
                    />
                    <Button type="submit" isPending={pending === 'add'} isDisabled={domain === ''}>
                      {say('settings.domains.add')}
                    </Button>
                  </div>
                </FormErrors>
              </form>
            ) : failure === undefined ? null : (
              <ErrorView error={failure} compact />
            )}
          </div>
        )}
      </Loaded>
      <ConfirmDialog
        open={asked !== undefined}
        title={say(asked?.for === 'remove' ? 'settings.domain.remove.title' : 'settings.domain.first.title', {
          domain: asked?.domain ?? '',
        })}
        accept={say(asked?.for === 'remove' ? 'settings.remove' : 'settings.domain.makeFirst')}
        danger={asked?.for === 'remove'}
        pending={pending !== undefined}
        onCancel={() => setAsked(undefined)}
        onAccept={() => {
          if (asked === undefined) return;
          const params = { domain: asked.domain };
          void doing('asked', () =>
            asked.for === 'remove'
              ? call('DELETE /admin/tenant/domains/{domain}', { params })
              : call('POST /admin/tenant/domains/{domain}/primary', { params }),
          );
        }}
      >
        {say(asked?.for === 'remove' ? 'settings.domain.remove.text' : 'settings.domain.first.text', {
          domain: asked?.domain ?? '',
        })}
      </ConfirmDialog>
    </>
  );
}

function State({ row }: { row: TenantDomainAnswer }) {
  const say = useWords<typeof tenantdomainsWords | typeof tenantWords>();
  if (row.is_primary) return <Chip tone="accent">{say('settings.domain.first')}</Chip>;
  if (row.verified_on === null) return <Chip tone="medium">{say('settings.domain.notShown')}</Chip>;
  return <Chip tone="low">{say(`settings.domain.by.${row.method ?? 'operator'}`)}</Chip>;
}

function Proof({
  row,
  proof,
  pending,
  mayChange,
  onVerify,
}: {
  row: TenantDomainAnswer;
  proof: NonNullable<TenantDomainAnswer['proof']>;
  pending: string | undefined;
  mayChange: boolean;
  onVerify: (method: 'dns' | 'file') => void;
}) {
  const say = useWords<typeof tenantdomainsWords | typeof tenantWords>();
  const format = useFormat();
  const places = [
    [say('settings.proof.record'), proof.record],
    [say('settings.proof.file'), proof.file],
    [say('settings.proof.text'), proof.text],
  ] as const;
  return (
    <div className={css.proof}>
      <dl className={css.places}>
        {places.map(([label, text]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              <span className={css.mono}>{text}</span>
              <CopyButton text={text} size="tiny" variant="ghost" />
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.actions}>
        {mayChange
          ? (['dns', 'file'] as const).map((method) => (
              <Button
                key={method}
                size="small"
                isPending={pending === `${method} ${row.domain}`}
                isDisabled={pending !== undefined}
                onPress={() => onVerify(method)}
              >
                {say(`settings.proof.look.${method}`)}
              </Button>
            ))
          : null}
        <span role="status" className={row.problem === null ? css.hint : css.warn}>
          {row.problem === null || row.checked_on === null
            ? null
            : say(`settings.proof.${row.problem}`, {
                when: format.date(Date.parse(row.checked_on), 'dateTime'),
              })}
        </span>
      </div>
    </div>
  );
}
