import type { AccessProfile } from '@casbah/domain/access-profile';
import { splitName } from '@casbah/domain/person-name';
import { type Insertable, type Selectable, sql } from 'kysely';
import { profilesOfUser } from '../accessprofiles/access-profiles.ts';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { ControlTx, SystemTx, TenantTx } from '../transaction.ts';
import { recordHands } from './account-hands.ts';

export type User = Selectable<Database['users']> & { profiles: readonly AccessProfile[] };

/** An account with its company, as sign-in finds it. */
export type Account = Selectable<Database['users']> & { tenant_name: string };

/**
 * Accounts with an email address, ignoring case; at most one per company. Runs as system, since the tenant is
 * unknown before sign-in. `company`: restricts them to one company by ID or name.
 */
export async function findAccounts(tx: SystemTx, email: string, company?: string): Promise<Account[]> {
  let found = tx
    .selectFrom('users')
    .innerJoin('tenants', 'tenants.id', 'users.tenant_id')
    .selectAll('users')
    .select('tenants.name as tenant_name')
    .where('users.email', '=', email.toLowerCase());
  if (company !== undefined)
    found = found.where((eb) =>
      eb.or([eb('tenants.id', '=', company), eb(sql`lower(tenants.name)`, '=', company.toLowerCase())]),
    );
  return found.orderBy('tenants.name').orderBy('tenants.id').execute();
}

export async function findUser(tx: ControlTx, id: string): Promise<User | undefined> {
  return withProfiles(tx).where('id', '=', id).executeTakeFirst();
}

/** The person with this email in the tenant, ignoring case. */
export async function findUserByEmail(tx: TenantTx, email: string): Promise<User | undefined> {
  return withProfiles(tx).where('email', '=', email.toLowerCase()).executeTakeFirst();
}

function withProfiles(tx: ControlTx) {
  return tx.selectFrom('users').selectAll().select(profilesOfUser.as('profiles'));
}

export type NewUser = Omit<Insertable<Database['users']>, 'prefs' | 'is_active' | 'last_sign_in'>;

/**
 * Splits the name if first and last name are absent. Throws a duplicate error (`isDuplicate`) if the tenant
 * has the email address.
 */
export async function addUser(tx: ControlTx, user: NewUser): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      ...splitName(user.name),
      is_db_login_allowed: user.password_hash !== null,
      ...user,
      email: user.email.toLowerCase(),
      prefs: '{}',
      is_active: true,
      last_sign_in: null,
    })
    .execute();
  await sendSignals(tx, { tenant: user.tenant_id, area: 'users' });
}

/**
 * Locks an account until the transaction ends, so that the second of two concurrent limit checks sees what
 * the first one added.
 */
export async function holdUser(tx: TenantTx, id: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

export async function setLastSignIn(tx: ControlTx, id: string, time: number): Promise<void> {
  await tx.updateTable('users').set({ last_sign_in: time }).where('id', '=', id).execute();
}

export async function setPassword(
  tx: ControlTx,
  id: string,
  password: {
    hash: string;
    time: number;
    mustChange: boolean;
    /** Who set it, if not the person themselves. */
    by?: string | undefined;
  },
): Promise<void> {
  const user = await tx
    .updateTable('users')
    .set({
      password_hash: password.hash,
      password_changed_on: password.time,
      must_change_password: password.mustChange,
    })
    .where('id', '=', id)
    .returning('tenant_id')
    .executeTakeFirst();
  if (user === undefined) return;
  const { by, time } = password;
  await recordHands(tx, { tenant: user.tenant_id, users: [id], kind: 'password', by, time });
}

export async function setActive(tx: ControlTx, id: string, isActive: boolean): Promise<void> {
  await tx.updateTable('users').set({ is_active: isActive }).where('id', '=', id).execute();
}

/** Changes the given preferences. Returns all of them. */
export async function savePreferences(
  tx: TenantTx,
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

/** People requested for a list; absent fields don't filter. */
export interface UserFilter {
  /** Substring of the name or email address, ignoring case. */
  text?: string | undefined;
  isActive?: boolean | undefined;
  /** Only people with an email address in these domains. */
  domains?: readonly string[] | undefined;
}

export type ListedUser = Pick<
  Selectable<Database['users']>,
  'id' | 'email' | 'name' | 'is_active' | 'is_admin' | 'created_on'
>;

/** One page of a tenant's people, and their total. */
export async function listUsers(
  tx: TenantTx,
  filter: UserFilter,
  page: { limit: number; offset: number; sort: 'name' | 'email' | 'created_on'; descending: boolean },
): Promise<{ users: ListedUser[]; total: number }> {
  const { text, isActive, domains } = filter;
  let asked = tx.selectFrom('users');
  if (text !== undefined && text !== '') {
    const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    asked = asked.where((eb) => eb.or([eb('name', 'ilike', pattern), eb('email', 'ilike', pattern)]));
  }
  if (isActive !== undefined) asked = asked.where('is_active', '=', isActive);
  if (domains !== undefined) {
    const folded = domains.map((domain) => domain.toLowerCase());
    asked = asked.where(sql<boolean>`split_part(email, '@', 2) = any(${folded}::text[])`);
  }
  const direction = page.descending ? 'desc' : 'asc';
  const users = await asked
    .select(['id', 'email', 'name', 'is_active', 'is_admin', 'created_on'])
    .orderBy(page.sort === 'created_on' ? sql`created_on` : sql`lower(${sql.ref(page.sort)})`, direction)
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await asked
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { users, total };
}
