import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import { addLoad, type StoredLoad } from '../datasources/loads.ts';
import { sendSignals } from '../signals.ts';
import type { ControlTx, SystemTx, TenantTx } from '../transaction.ts';

export type StoredSyslogSender = Selectable<Database['syslog_senders']>;
export type StoredSpool = Selectable<Database['syslog_spools']>;

/** Syslog senders of a source. */
export async function listSyslogSenders(tx: TenantTx, datasource: string): Promise<StoredSyslogSender[]> {
  return tx
    .selectFrom('syslog_senders')
    .selectAll()
    .where('datasource_id', '=', datasource)
    .orderBy('created_on')
    .orderBy('id')
    .execute();
}

/** Syslog senders of all sources of the tenant, oldest first. */
export const listTenantSyslogSenders = (tx: TenantTx): Promise<StoredSyslogSender[]> => sendersSeenBy(tx);

/** Syslog senders of all tenants, oldest first. */
export const allSyslogSenders = (tx: SystemTx): Promise<StoredSyslogSender[]> => sendersSeenBy(tx);

async function sendersSeenBy(tx: ControlTx): Promise<StoredSyslogSender[]> {
  return tx
    .selectFrom('syslog_senders')
    .innerJoin('datasources', 'datasources.id', 'syslog_senders.datasource_id')
    .selectAll('syslog_senders')
    .where('datasources.deleted_on', 'is', null)
    .orderBy('syslog_senders.created_on')
    .orderBy('syslog_senders.id')
    .execute();
}

/**
 * Replaces the senders of a source. Throws a duplicate error (`isDuplicate`) if another source has one of
 * them.
 */
export async function setSyslogSenders(
  tx: TenantTx,
  source: { id: string; tenant_id: string },
  senders: readonly StoredSyslogSender[],
): Promise<void> {
  await tx.deleteFrom('syslog_senders').where('datasource_id', '=', source.id).execute();
  if (senders.length > 0)
    await tx
      .insertInto('syslog_senders')
      .values([...senders])
      .execute();
  await sendSignals(tx, { tenant: source.tenant_id, area: 'datasources' });
}

/**
 * The company of each listener that names none. It is decided once only one company qualifies (the only one,
 * or the only one with syslog), and then stays. Runs as system.
 */
export async function settleListeners(
  tx: SystemTx,
  addresses: readonly string[],
  { tenants, now }: { tenants: readonly string[]; now: number },
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map();
  const bound = await tx
    .selectFrom('syslog_listeners')
    .selectAll()
    .where('address', 'in', addresses)
    .execute();
  const settled = new Map(bound.map(({ address, tenant_id }) => [address, tenant_id]));
  const open = addresses.filter((address) => !settled.has(address));
  if (open.length === 0) return settled;
  const takers = await tx.selectFrom('syslog_senders').select('tenant_id').distinct().execute();
  const [only, ...others] = tenants.length === 1 ? tenants : takers.map(({ tenant_id }) => tenant_id);
  if (only === undefined || others.length > 0) return settled;
  await tx
    .insertInto('syslog_listeners')
    .values(open.map((address) => ({ address, tenant_id: only, bound_on: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const address of open) settled.set(address, only);
  return settled;
}

/** Returns `false` without recording anything if the source was deleted. */
export async function openSpool(tx: TenantTx, spool: StoredSpool): Promise<boolean> {
  const source = await tx
    .selectFrom('datasources')
    .select('id')
    .where('id', '=', spool.datasource_id)
    .where('tenant_id', '=', spool.tenant_id)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
  if (source === undefined) return false;
  await tx.insertInto('syslog_spools').values(spool).execute();
  return true;
}

/** Files a server was writing to when it ended. Runs as system. */
export async function spoolsOfServer(tx: SystemTx, server: string): Promise<StoredSpool[]> {
  return tx.selectFrom('syslog_spools').selectAll().where('server', '=', server).execute();
}

/**
 * Turns a finished file into a queued ingest job. Returns `undefined` if that happened before or its source
 * is gone; the file then has no owner.
 */
export async function sealSpool(
  tx: SystemTx,
  { load, size, file_name, now }: { load: string; size: number; file_name: string; now: number },
): Promise<StoredLoad | undefined> {
  const spool = await tx
    .deleteFrom('syslog_spools')
    .where('load_id', '=', load)
    .returningAll()
    .executeTakeFirst();
  if (spool === undefined || size === 0) return undefined;
  const source = await tx
    .selectFrom('datasources')
    .select('id')
    .where('id', '=', spool.datasource_id)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
  if (source === undefined) return undefined;
  const { tenant_id, datasource_id } = spool;
  return addLoad(tx, {
    id: load,
    tenant_id,
    datasource_id,
    file_name,
    size,
    status: 'queued',
    is_parse_again: false,
    created_on: now,
    // Devices send identical lines legitimately, so pushed data is never treated as a duplicate.
    content_hash: `syslog/${load}`,
  });
}
