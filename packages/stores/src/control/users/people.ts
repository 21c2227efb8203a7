import type { UserAttributes, UserSource } from '@casbah/domain/user-account';
import { sql } from 'kysely';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';
import { keepMakersOf, recordHands } from './account-hands.ts';

/** Attributes of a person besides their identity. */
export interface PersonFields {
  email: string;
  first_name: string;
  last_name: string;
  cell_phone: string;
  department: string;
  title: string;
  is_active: boolean;
  is_db_login_allowed: boolean;
  source: UserSource;
  external_id: string | null;
  attributes: UserAttributes;
}

/** A new person. Omitted fields are empty; the person is active and has no password. */
export type NewPerson = { id: string; email: string } & Partial<PersonFields>;

/** Omitted fields stay unchanged. */
export type PersonChange = { id: string } & {
  [Field in keyof PersonFields]?: PersonFields[Field] | undefined;
};

/** Who makes the change, and when. */
export interface Author {
  tenant: string;
  time: number;
  by: string | null;
  /** Account responsible for scheduled changes: the owner of the directory connection. */
  actsFor?: string | null | undefined;
}

/** Rows per statement, since both sides hold its JSON in memory. */
const AT_ONCE = 5_000;

const FIELDS = sql`id text, email text, first_name text, last_name text, cell_phone text, department text,
  title text, is_active boolean, is_db_login_allowed boolean, source text, external_id text, attributes jsonb`;

/**
 * Adds many people in few statements, none as sysadmin. Returns the IDs added; people with a taken email
 * address are skipped.
 */
export async function addPeople(
  tx: TenantTx,
  rows: readonly NewPerson[],
  { tenant, time, by, actsFor = by }: Author,
): Promise<Set<string>> {
  const added = new Set<string>();
  for (const chunk of chunksOf(rows)) {
    const given = JSON.stringify(chunk.map((row) => ({ ...row, email: row.email.toLowerCase() })));
    const { rows: done } = await sql<{ id: string }>`
      insert into users (id, tenant_id, email, name, first_name, last_name, cell_phone, department, title, is_active,
        is_db_login_allowed, source, external_id, attributes, password_hash, prefs, created_on, created_by, modified_on, modified_by)
      select given.id, ${tenant}, given.email,
        ${nameOf(sql`coalesce(given.first_name, '')`, sql`coalesce(given.last_name, '')`, sql`given.email`)},
        coalesce(given.first_name, ''), coalesce(given.last_name, ''), coalesce(given.cell_phone, ''),
        coalesce(given.department, ''), coalesce(given.title, ''), coalesce(given.is_active, true),
        coalesce(given.is_db_login_allowed, false), coalesce(given.source, 'console'), given.external_id,
        coalesce(given.attributes, '{}'), null, '{}', ${time}, ${actsFor}, ${time}, ${by}
      from jsonb_to_recordset(${given}::jsonb) as given (${FIELDS})
      on conflict (tenant_id, email) do nothing
      returning id`.execute(tx);
    for (const { id } of done) added.add(id);
  }
  if (added.size > 0) await sendSignals(tx, { tenant, area: 'users' });
  return added;
}

/**
 * Changes many people in few statements and ends sessions of deactivated ones. Returns the IDs found. Throws
 * a duplicate error (`isDuplicate`) if an email address is taken, so check first.
 */
export async function changePeople(
  tx: TenantTx,
  rows: readonly PersonChange[],
  { tenant, time, by, actsFor = by }: Author,
): Promise<Set<string>> {
  await assertSysadminLeft(
    tx,
    tenant,
    rows.filter(({ is_active }) => is_active === false).map(({ id }) => id),
  );
  const changed = new Set<string>();
  for (const chunk of chunksOf(rows)) {
    const given = JSON.stringify(
      chunk.map((row) => (row.email === undefined ? row : { ...row, email: row.email.toLowerCase() })),
    );
    if (actsFor !== null && chunk.some(({ email, is_active }) => email !== undefined || is_active === true))
      await recordTakenUp(tx, given, { tenant, time, by: actsFor });
    // In the JSON, a removed identifier is null and an unchanged one is absent.
    const { rows: done } = await sql<{ id: string }>`
      update users set
        email = coalesce(given.email, users.email),
        name = case
          when given.first_name is null and given.last_name is null and given.email is null then users.name
          else ${nameOf(
            sql`coalesce(given.first_name, users.first_name)`,
            sql`coalesce(given.last_name, users.last_name)`,
            sql`coalesce(given.email, users.email)`,
          )} end,
        first_name = coalesce(given.first_name, users.first_name),
        last_name = coalesce(given.last_name, users.last_name),
        cell_phone = coalesce(given.cell_phone, users.cell_phone),
        department = coalesce(given.department, users.department),
        title = coalesce(given.title, users.title),
        is_active = coalesce(given.is_active, users.is_active),
        is_db_login_allowed = coalesce(given.is_db_login_allowed, users.is_db_login_allowed),
        password_hash = case when given.is_db_login_allowed = false then null else users.password_hash end,
        source = coalesce(given.source, users.source),
        external_id = case when raw ? 'external_id' then given.external_id else users.external_id end,
        attributes = coalesce(given.attributes, users.attributes),
        modified_on = ${time}, modified_by = ${by}
      from jsonb_array_elements(${given}::jsonb) raw, jsonb_to_record(raw) as given (${FIELDS})
      where users.tenant_id = ${tenant} and users.id = given.id
      returning users.id`.execute(tx);
    for (const { id } of done) changed.add(id);
    const out = chunk.filter(({ is_active, id }) => is_active === false && changed.has(id));
    if (out.length > 0)
      await endSessionsOf(
        tx,
        tenant,
        out.map(({ id }) => id),
      );
  }
  if (changed.size > 0) await sendSignals(tx, { tenant, area: 'users' });
  return changed;
}

/** Records who changed email addresses or reactivated accounts, before the change is made. */
async function recordTakenUp(
  tx: TenantTx,
  given: string,
  { tenant, time, by }: { tenant: string; time: number; by: string },
): Promise<void> {
  await sql`
    insert into account_hands (tenant_id, user_id, kind, by_id, time)
    select ${tenant}, users.id, hand.kind, ${by}, ${time}
    from jsonb_to_recordset(${given}::jsonb) as given (id text, email text, is_active boolean)
    join users on users.tenant_id = ${tenant} and users.id = given.id and users.id <> ${by}
    cross join lateral (values
      ('address', given.email <> users.email),
      ('activated', given.is_active and not users.is_active)) as hand (kind, is_so)
    where hand.is_so
    on conflict (tenant_id, user_id, kind, by_id) do update set time = excluded.time`.execute(tx);
}

/** The change would leave no sysadmin; make someone else a sysadmin first. */
export class LastSysadmin extends Error {}

/**
 * Throws `LastSysadmin` if no other active sysadmin exists. Locks, so that of two people who remove each
 * other only the first succeeds.
 */
export async function assertSysadminLeft(
  tx: TenantTx,
  tenant: string,
  leaving: readonly string[],
): Promise<void> {
  if (leaving.length === 0) return;
  const gone = new Set(leaving);
  const sysadmins = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('is_admin', '=', true)
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (sysadmins.length > 0 && sysadmins.every(({ id }) => gone.has(id)))
    throw new LastSysadmin('At least one active sysadmin has to remain');
}

/** Makes someone a sysadmin, or revokes it. */
export async function setAdmin(
  tx: TenantTx,
  {
    tenant,
    id,
    isAdmin,
    time,
    by,
  }: { tenant: string; id: string; isAdmin: boolean } & Pick<Author, 'time' | 'by'>,
): Promise<void> {
  if (!isAdmin) await assertSysadminLeft(tx, tenant, [id]);
  await tx
    .updateTable('users')
    .set({ is_admin: isAdmin, admin_since: isAdmin ? time : null })
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .execute();
  if (isAdmin) await recordHands(tx, { tenant, users: [id], kind: 'promoted', by, time });
  await sendSignals(tx, { tenant, area: 'users' });
}

/** Expires their passwords and ends their sessions; the next sign-in requires a new password. */
export async function demandPasswords(
  tx: TenantTx,
  { tenant, ids, time, by }: { tenant: string; ids: readonly string[] } & Pick<Author, 'time' | 'by'>,
): Promise<void> {
  await recordHands(tx, { tenant, users: ids, kind: 'password', by, time });
  await tx
    .updateTable('users')
    .set({ must_change_password: true })
    .where('tenant_id', '=', tenant)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  await endSessionsOf(tx, tenant, ids);
  await sendSignals(tx, { tenant, area: 'users' });
}

/** Deletes people with their sessions and all their data. Returns those that existed. */
export async function removePeople(
  tx: TenantTx,
  { tenant, ids }: { tenant: string; ids: readonly string[] },
): Promise<{ id: string; email: string; name: string }[]> {
  await assertSysadminLeft(tx, tenant, ids);
  await keepMakersOf(tx, { tenant, ids });
  const removed = await tx
    .deleteFrom('users')
    .where('tenant_id', '=', tenant)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .returning(['id', 'email', 'name'])
    .execute();
  if (removed.length > 0) await sendSignals(tx, { tenant, area: 'users' });
  return removed;
}

async function endSessionsOf(tx: TenantTx, tenant: string, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('tenant_id', '=', tenant)
    .where(sql<boolean>`user_id = any(${ids}::text[])`)
    .execute();
}

/** SQL counterpart of `fullName`. */
function nameOf(first: ReturnType<typeof sql>, last: ReturnType<typeof sql>, email: ReturnType<typeof sql>) {
  return sql`coalesce(nullif(btrim(${first} || ' ' || ${last}), ''), regexp_replace(${email}, '@[^@]*$', ''))`;
}

function* chunksOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += AT_ONCE) yield rows.slice(start, start + AT_ONCE);
}
