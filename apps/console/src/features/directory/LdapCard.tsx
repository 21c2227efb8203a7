import type { LdapConnection } from '@casbah/contract/directory';
import type { directoryWords } from '@casbah/messages/directory';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useMay, useSession } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Directory.module.css';
import { LdapDialog } from './LdapDialog.tsx';
import { connectionQuery, refreshDirectory } from './queries.ts';

/** The company's LDAP directory, synced on a schedule. */
export function LdapCard({ onRun }: { onRun: (id: string) => void }) {
  const say = useWords<typeof directoryWords>();
  const format = useFormat();
  const me = useSession();
  const mayImport = useMay('account.import');
  const mayChange = useMay('settings.modify') && mayImport;
  const { data, error, refetch } = useQuery(connectionQuery);
  const [open, setOpen] = useState<'change' | 'remove'>();
  const [failure, setFailure] = useState<unknown>();

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setFailure(undefined);
    try {
      await work();
      await refreshDirectory();
    } catch (problem) {
      setFailure(problem);
    }
  };
  const run = () => attempt(async () => onRun((await call('POST /admin/directory/connection/run', {})).id));
  const remove = () =>
    attempt(async () => {
      await call('DELETE /admin/directory/connection', {});
      setOpen(undefined);
    });

  const takeOver = () =>
    attempt(async () => void (await call('POST /admin/directory/connection/take-over', {})));

  const connection = data?.connection ?? undefined;
  return (
    <Card
      title={say('directory.ldap')}
      aside={connection === undefined ? undefined : <LdapState connection={connection} />}
    >
      {data === undefined ? (
        error === null ? (
          <Skeleton height={40} />
        ) : (
          <ErrorView error={error} compact onRetry={() => void refetch()} />
        )
      ) : (
        <div className={css.stack}>
          {connection === undefined ? (
            <p className={css.quiet}>{say('directory.ldap.none')}</p>
          ) : (
            <dl className={css.address}>
              <dt>{say('directory.ldap.url')}</dt>
              <dd>
                <span>{connection.url}</span>
              </dd>
              <dt>{say('directory.ldap.baseDn')}</dt>
              <dd>
                <span>{connection.base_dn}</span>
              </dd>
              {connection.next_run_on === null ? null : (
                <dd>
                  {say('directory.ldap.next', {
                    time: format.date(Date.parse(connection.next_run_on), 'dayTime'),
                  })}
                </dd>
              )}
              <dt>{say('directory.ldap.actsFor')}</dt>
              <dd>
                <span>{connection.acts_for.email ?? say('directory.ldap.actsFor.deleted')}</span>
              </dd>
              {connection.acts_for.state !== 'works' ? (
                <dd>{say(`directory.ldap.stopped.${connection.acts_for.state}`)}</dd>
              ) : connection.acts_for.is_sysadmin ? null : (
                <dd>{say('directory.ldap.limited')}</dd>
              )}
            </dl>
          )}
          <div className={css.actions}>
            {mayChange ? (
              <Button onPress={() => setOpen('change')}>
                {say(connection === undefined ? 'directory.ldap.setup' : 'directory.ldap.change')}
              </Button>
            ) : null}
            {connection !== undefined && mayChange && connection.acts_for.email !== me.user_email ? (
              <Button onPress={() => void takeOver()}>{say('directory.ldap.takeOver')}</Button>
            ) : null}
            {connection !== undefined && mayImport ? (
              <Button onPress={() => void run()}>{say('directory.ldap.run')}</Button>
            ) : null}
            {connection !== undefined && mayChange ? (
              <Button onPress={() => setOpen('remove')}>{say('directory.ldap.remove')}</Button>
            ) : null}
          </div>
          {failure === undefined ? null : <ErrorView error={failure} compact />}
        </div>
      )}
      {open === 'change' ? (
        <LdapDialog connection={connection} onClose={() => setOpen(undefined)} />
      ) : open === 'remove' ? (
        <Dialog
          open
          onClose={() => setOpen(undefined)}
          title={say('directory.ldap.remove')}
          actions={
            <>
              <Button onPress={() => setOpen(undefined)}>{say('widgets.dialog.cancel')}</Button>
              <Button variant="danger" onPress={() => void remove()}>
                {say('directory.ldap.remove')}
              </Button>
            </>
          }
        >
          {say('directory.ldap.removeAsk')}
        </Dialog>
      ) : null}
    </Card>
  );
}

function LdapState({ connection }: { connection: LdapConnection }) {
  const say = useWords<typeof directoryWords>();
  if (!connection.is_enabled) return <Chip tone="neutral">{say('directory.ldap.off')}</Chip>;
  if (connection.acts_for.state !== 'works') return <Chip tone="high">{say('directory.ldap.stopped')}</Chip>;
  return <Chip tone="low">{say('directory.ldap.on')}</Chip>;
}
