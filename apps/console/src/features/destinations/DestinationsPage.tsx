import type { DestinationAnswer } from '@casbah/contract/destinations';
import { SENDING } from '@casbah/domain/destination';
import type { destinationsWords } from '@casbah/messages/destinations';
import type { tenantWords } from '@casbah/messages/tenant';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { cx } from '@casbah/widgets/class-names.ts';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PlusIcon } from '@casbah/widgets/icons/icons.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { actionsColumn } from '../../settings/actions-column.tsx';
import { Loaded } from '../../settings/Loaded.tsx';
import { refreshSettings } from '../../settings/refresh-settings.ts';
import css from '../../settings/Settings.module.css';
import { SettingsHead } from '../../settings/SettingsHead.tsx';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { AddDestinationDialog } from './AddDestinationDialog.tsx';
import { destinationsQuery } from './queries.ts';

/** Webhook and email destinations of history events: their status, and a test. */
export function DestinationsPage() {
  const say = useWords<typeof destinationsWords | typeof tenantWords>();
  const mayModify = useMay('settings.modify');
  // A destination lets its creator read the history there, so it requires the export permission.
  const maySend = useMay(SENDING) && mayModify;
  const query = useQuery(destinationsQuery);
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [asked, setAsked] = useState<{ destination: DestinationAnswer; for: 'secret' | 'remove' }>();
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<unknown>();

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
  const test = (destination: DestinationAnswer) =>
    doing(`test ${destination.id}`, async () => {
      const { name, id, kind } = destination;
      const { result } = await call('POST /admin/destinations/{id}/test', { params: { id } });
      if (!result.ok)
        showErrorToast(undefined, {
          title: say('settings.destinations.test.failed', { name }),
          detail: result.problem ?? '',
        });
      else if (kind === 'mail')
        showToast({
          tone: 'low',
          title: say('settings.destinations.test.mail', { address: destination.address }),
        });
      else
        showToast({
          tone: 'low',
          title: say('settings.destinations.test.ok', { name, status: result.status ?? 0 }),
        });
    });
  return (
    <>
      <SettingsHead
        title={say('settings.item.destinations')}
        mayChange={mayModify}
        actions={
          maySend ? (
            <Button variant="primary" icon={<PlusIcon />} onPress={() => setAdding(true)}>
              {say('settings.destinations.add')}
            </Button>
          ) : undefined
        }
      >
        {say('settings.destinations.sentence')}
      </SettingsHead>
      {mayModify && !maySend ? <p className={css.hint}>{say('settings.destinations.mayNot')}</p> : null}
      <Loaded title={say('settings.item.destinations')} query={query}>
        {({ destinations }) =>
          destinations.length === 0 ? (
            <EmptyState compact title={say('settings.destinations.empty')}>
              {say('settings.destinations.empty.text')}
            </EmptyState>
          ) : (
            <div className={css.stack}>
              <StaticTable
                label={say('settings.item.destinations')}
                rows={destinations}
                rowKey={({ id }) => id}
                empty="–"
                note={({ last_error: error, failures, next_attempt: next, is_enabled: isOn }) =>
                  error === null || !isOn ? null : <Failing error={error} failures={failures} next={next} />
                }
                columns={[
                  {
                    id: 'name',
                    header: say('settings.name'),
                    isRowName: true,
                    cell: ({ name, address }) => (
                      <>
                        {name}
                        <span className={css.second}>{address}</span>
                      </>
                    ),
                  },
                  {
                    id: 'kind',
                    header: say('settings.destination.kind'),
                    cell: ({ kind }) => (
                      <span className={css.whole}>{say(`settings.destination.${kind}`)}</span>
                    ),
                  },
                  { id: 'state', header: say('settings.domain.state'), cell: (row) => <State row={row} /> },
                  {
                    id: 'on',
                    header: say('settings.destination.on'),
                    cell: ({ id, name, is_enabled: isOn }) => (
                      <Switch
                        aria-label={`${say('settings.destination.on')}: ${name}`}
                        isSelected={isOn}
                        isDisabled={!maySend || pending !== undefined}
                        onChange={(is_enabled) =>
                          void doing(`on ${id}`, () =>
                            call('PATCH /admin/destinations/{id}', { params: { id }, body: { is_enabled } }),
                          )
                        }
                      />
                    ),
                  },
                  ...actionsColumn(mayModify, say('settings.do'), (row: DestinationAnswer) => (
                    <>
                      {maySend ? (
                        <Button
                          size="small"
                          isPending={pending === `test ${row.id}`}
                          isDisabled={pending !== undefined}
                          aria-label={`${say('settings.destinations.test')}: ${row.name}`}
                          onPress={() => void test(row)}
                        >
                          {say('settings.destinations.test')}
                        </Button>
                      ) : null}
                      {maySend && row.kind === 'webhook' ? (
                        <Button
                          size="small"
                          isDisabled={pending !== undefined}
                          aria-label={`${say('settings.destinations.renew')}: ${row.name}`}
                          onPress={() => setAsked({ destination: row, for: 'secret' })}
                        >
                          {say('settings.destinations.renew')}
                        </Button>
                      ) : null}
                      <Button
                        size="small"
                        isDisabled={pending !== undefined}
                        aria-label={`${say('settings.remove')}: ${row.name}`}
                        onPress={() => setAsked({ destination: row, for: 'remove' })}
                      >
                        {say('settings.remove')}
                      </Button>
                    </>
                  )),
                ]}
              />
              {failure === undefined ? null : <ErrorView error={failure} compact />}
            </div>
          )
        }
      </Loaded>
      {isAdding ? (
        <AddDestinationDialog
          onClose={() => setAdding(false)}
          onAdded={(made) => {
            setAdding(false);
            if (made !== null) setSecret(made);
          }}
        />
      ) : null}
      {secret === undefined ? null : <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
      <ConfirmDialog
        open={asked !== undefined}
        danger
        pending={pending !== undefined}
        title={say(
          asked?.for === 'secret'
            ? 'settings.destinations.renew.title'
            : 'settings.destinations.remove.title',
          {
            name: asked?.destination.name ?? '',
          },
        )}
        accept={say(asked?.for === 'secret' ? 'settings.destinations.renew' : 'settings.remove')}
        onCancel={() => setAsked(undefined)}
        onAccept={() => {
          if (asked === undefined) return;
          const params = { id: asked.destination.id };
          void doing('asked', async () => {
            if (asked.for === 'remove') await call('DELETE /admin/destinations/{id}', { params });
            else setSecret((await call('POST /admin/destinations/{id}/secret', { params })).secret);
          });
        }}
      >
        {say(
          asked?.for === 'secret' ? 'settings.destinations.renew.text' : 'settings.destinations.remove.text',
        )}
      </ConfirmDialog>
    </>
  );
}

function State({ row }: { row: DestinationAnswer }) {
  const say = useWords<typeof destinationsWords | typeof tenantWords>();
  const format = useFormat();
  if (!row.is_enabled) return <Chip>{say('settings.destination.off')}</Chip>;
  if (row.failures > 0) return <Chip tone="high">{say('settings.destination.failing')}</Chip>;
  const told =
    row.last_told_on === null
      ? row.waiting > 0
        ? undefined
        : say('settings.destination.never')
      : say('settings.destination.told', { when: format.date(Date.parse(row.last_told_on), 'dateTime') });
  return (
    <>
      <Chip tone="low">{say('settings.destination.works')}</Chip>
      {told === undefined ? null : <span className={cx(css.second, css.whole)}>{told}</span>}
      {row.waiting > 0 ? (
        <span className={css.second}>{say('settings.destination.waiting', { count: row.waiting })}</span>
      ) : null}
    </>
  );
}

function Failing({ error, failures, next }: { error: string; failures: number; next: string }) {
  const say = useWords<typeof destinationsWords | typeof tenantWords>();
  const format = useFormat();
  return (
    <span className={css.bad}>
      {say('settings.destination.problem', {
        error,
        failures,
        when: format.date(Date.parse(next), 'dateTime'),
      })}
    </span>
  );
}

/** Shows a webhook's secret, which appears only once. */
function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const say = useWords<typeof destinationsWords | typeof tenantWords>();
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={say('settings.secret.title')}
      actions={
        <Button variant="primary" onPress={onClose}>
          {say('settings.secret.done')}
        </Button>
      }
    >
      <div className={css.stack}>
        <p className={css.hint}>{say('settings.secret.text')}</p>
        <div className={css.actions}>
          <code className={css.mono}>{secret}</code>
          <CopyButton text={secret} size="small" />
        </div>
        <p className={css.hint}>{say('settings.secret.how')}</p>
      </div>
    </Dialog>
  );
}
