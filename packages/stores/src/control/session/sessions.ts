import type { AccessProfile } from '@casbah/domain/access-profile';
import type { ConfigValue } from '@casbah/domain/tenant-config';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { ControlTx, SystemTx, TenantTx } from '../transaction.ts';

export type StoredSession = Selectable<Database['sessions']>;

/** How a session began. */
export type SignInMethod = StoredSession['method'];

/** A session with its person's current data and the company's session settings. */
export interface FoundSession
  extends Pick<
    StoredSession,
    | 'tenant_id'
    | 'user_id'
    | 'name'
    | 'awaiting'
    | 'method'
    | 'agent_id'
    | 'created_on'
    | 'last_seen'
    | 'expires_on'
  > {
  email: string;
  is_admin: boolean;
  is_active: boolean;
  profiles: readonly AccessProfile[];
  /** The access profile previewed in this session; null without a preview. */
  preview: AccessProfile | null;
  /** The tenant's settings in `features` and `security`. */
  config: readonly { app_name: string; param_name: string; param_value: ConfigValue }[];
}

/**
 * Runs as the connection's own user; the SQL function limits the rows it reads. As every request needs it, it
 * is inlined without parameters: a hash has only letters and digits.
 */
export function sessionByHash(idHash: string): RawBuilder<FoundSession> {
  if (!/^[\w-]+$/.test(idHash)) throw new RangeError('This is no hash of a session');
  return sql<FoundSession>`select * from casbah_session(${sql.lit(idHash)})`;
}

/** The raw row, locked until the transaction ends. */
export async function findSessionRow(tx: ControlTx, idHash: string): Promise<StoredSession | undefined> {
  return tx.selectFrom('sessions').selectAll().where('id_hash', '=', idHash).forUpdate().executeTakeFirst();
}

export async function addSession(tx: ControlTx, session: Insertable<Database['sessions']>): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
}

/** Gives a session a new ID and name and updates other fields. Its references stay valid. */
export async function changeSession(
  tx: ControlTx,
  idHash: string,
  to: Insertable<Database['sessions']>,
): Promise<void> {
  await tx.updateTable('sessions').set(to).where('id_hash', '=', idHash).execute();
}

/** Previews the console as this profile from the next request on; `null` ends the preview. */
export async function setPreview(tx: TenantTx, idHash: string, profile: string | null): Promise<void> {
  await tx.updateTable('sessions').set({ preview_profile: profile }).where('id_hash', '=', idHash).execute();
}

/** Extends a session in use. */
export async function keepSession(
  tx: TenantTx,
  idHash: string,
  { seen, expiresOn }: { seen: number; expiresOn: number },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_seen: seen, expires_on: expiresOn })
    .where('id_hash', '=', idHash)
    .execute();
}

/** Runs as system, because it also ends the session it was opened from, which belongs to another company. */
export async function removeSession(tx: SystemTx, idHash: string): Promise<void> {
  const removed = await tx
    .deleteFrom('sessions')
    .where('id_hash', '=', idHash)
    .returning('opened_from')
    .executeTakeFirst();
  if (removed === undefined || removed.opened_from === null) return;
  await tx.deleteFrom('sessions').where('name', '=', removed.opened_from).execute();
}

/** Suspends a session until its person returns from a visit. Its cookie no longer works. */
export async function putSessionAside(
  tx: ControlTx,
  idHash: string,
  aside: { idHash: string; expiresOn: number },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ id_hash: aside.idHash, expires_on: aside.expiresOn, is_away: true })
    .where('id_hash', '=', idHash)
    .execute();
}

/** The session that a visit was opened from, locked until the transaction ends; undefined without one. */
export async function findSessionAside(tx: SystemTx, visitHash: string): Promise<StoredSession | undefined> {
  return tx
    .selectFrom('sessions')
    .selectAll()
    .where('is_away', '=', true)
    .where('name', '=', (eb) =>
      eb.selectFrom('sessions as visit').select('visit.opened_from').where('visit.id_hash', '=', visitHash),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** Ends a visit. The suspended session continues with a new ID and name. */
export async function takeUpSession(
  tx: SystemTx,
  { visitHash, aside, to }: { visitHash: string; aside: StoredSession; to: StoredSession },
): Promise<void> {
  await tx.deleteFrom('sessions').where('id_hash', '=', visitHash).execute();
  await changeSession(tx, aside.id_hash, to);
}

/** A person's active sessions at `now`, last used first. */
export async function listSessions(tx: TenantTx, user: string, now: number): Promise<StoredSession[]> {
  return tx
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user)
    .where('expires_on', '>', now)
    .orderBy('last_seen', 'desc')
    .orderBy('name')
    .execute();
}

/** Ends one of a person's sessions by name. Returns whether it existed. */
export async function removeSessionNamed(tx: TenantTx, user: string, name: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', user)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends all of a person's sessions, except the named one if given. Returns how many. */
export async function removeSessionsOf(tx: ControlTx, user: string, except?: string): Promise<number> {
  let removal = tx.deleteFrom('sessions').where('user_id', '=', user);
  if (except !== undefined) removal = removal.where('name', '<>', except);
  const { numDeletedRows } = await removal.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes expired sessions. Returns how many. */
export async function removeEndedSessions(tx: SystemTx, now: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('expires_on', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
