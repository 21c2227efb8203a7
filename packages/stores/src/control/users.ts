import type { AccessProfile } from '@casbah/domain/access-profile';
import type { Insertable, Selectable, Transaction } from 'kysely';
import { profilesOfUser } from './access-profiles.ts';
import type { Database } from './database.ts';

export type User = Selectable<Database['users']> & { profiles: readonly AccessProfile[] };

/** By e-mail, whatever its case. As system, since the tenant is not known before sign-in. */
export async function findUserByEmail(tx: Transaction<Database>, email: string): Promise<User | undefined> {
  return withProfiles(tx).where('email', '=', email.toLowerCase()).executeTakeFirst();
}

export async function findUser(tx: Transaction<Database>, id: string): Promise<User | undefined> {
  return withProfiles(tx).where('id', '=', id).executeTakeFirst();
}

function withProfiles(tx: Transaction<Database>) {
  return tx.selectFrom('users').selectAll().select(profilesOfUser.as('profiles'));
}

export type NewUser = Omit<Insertable<Database['users']>, 'prefs' | 'is_active' | 'last_sign_in'>;

/** Throws a duplicate (`isDuplicate`) where the e-mail is taken, in any tenant. */
export async function addUser(tx: Transaction<Database>, user: NewUser): Promise<void> {
  await tx
    .insertInto('users')
    .values({ ...user, email: user.email.toLowerCase(), prefs: '{}', is_active: true, last_sign_in: null })
    .execute();
}

export async function setLastSignIn(tx: Transaction<Database>, id: string, time: number): Promise<void> {
  await tx.updateTable('users').set({ last_sign_in: time }).where('id', '=', id).execute();
}

export async function setActive(tx: Transaction<Database>, id: string, isActive: boolean): Promise<void> {
  await tx.updateTable('users').set({ is_active: isActive }).where('id', '=', id).execute();
}

/** Changes the preferences given and keeps the others. Answers all of them. */
export async function savePreferences(
  tx: Transaction<Database>,
  id: string,
  preferences: User['prefs'],
): Promise<User['prefs']> {
  const { prefs } = await tx
    .selectFrom('users')
    .select('prefs')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const merged = { ...prefs, ...preferences };
  await tx
    .updateTable('users')
    .set({ prefs: JSON.stringify(merged) })
    .where('id', '=', id)
    .execute();
  return merged;
}
