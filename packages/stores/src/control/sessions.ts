import type { AccessProfile } from '@casbah/domain/access-profile';
import type { Insertable, Transaction } from 'kysely';
import { profilesOfUser } from './access-profiles.ts';
import type { Database } from './database.ts';
import { switchedOff } from './tenant-config.ts';

export interface FoundSession {
  tenant_id: string;
  user_id: string;
  email: string;
  is_admin: boolean;
  profiles: readonly AccessProfile[];
  /** Areas that the tenant has switched off. */
  switched_off: readonly string[];
  is_active: boolean;
  expires_on: number;
  created_on: number;
}

/** A session with the person as they are now. Whether it has ended is the caller's to judge, by its clock. */
export async function findSession(
  tx: Transaction<Database>,
  idHash: string,
): Promise<FoundSession | undefined> {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.tenant_id',
      'sessions.user_id',
      'users.email',
      'users.is_admin',
      'users.is_active',
      'sessions.expires_on',
      'sessions.created_on',
      profilesOfUser.as('profiles'),
      switchedOff.as('switched_off'),
    ])
    .where('sessions.id_hash', '=', idHash)
    .executeTakeFirst();
}

export async function addSession(
  tx: Transaction<Database>,
  session: Insertable<Database['sessions']>,
): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
}

/** Moves the end of a session that is in use. */
export async function keepSession(
  tx: Transaction<Database>,
  idHash: string,
  expiresOn: number,
): Promise<void> {
  await tx.updateTable('sessions').set({ expires_on: expiresOn }).where('id_hash', '=', idHash).execute();
}

export async function removeSession(tx: Transaction<Database>, idHash: string): Promise<void> {
  await tx.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
}

/** Ends every session of a person but, where given, one. */
export async function removeSessionsOf(
  tx: Transaction<Database>,
  user: string,
  except?: string,
): Promise<void> {
  let removal = tx.deleteFrom('sessions').where('user_id', '=', user);
  if (except !== undefined) removal = removal.where('id_hash', '<>', except);
  await removal.execute();
}

/** Clears away sessions that have ended. Answers how many. */
export async function removeEndedSessions(tx: Transaction<Database>, now: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('expires_on', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
