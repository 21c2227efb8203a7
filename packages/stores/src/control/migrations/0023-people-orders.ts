import { type Kysely, sql } from 'kysely';

/** No one is found by how these are spread, and to look how they are takes as long as all the others together. */
const NOT_LOOKED_AT = [
  ...(['prefs', 'attributes', 'password_hash', 'search_text', 'name'] as const),
  ...(['first_name', 'last_name', 'cell_phone', 'title'] as const),
];

/** What the list of people is ordered and counted by among many, in indexes that hold all that is read of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column by_department text not null generated always as (lower(department)) stored`.execute(db);
  // Index for the sort order and the counts beside the list, which read only these columns.
  await sql`
    create index users_by_department on users (tenant_id, by_department, id)
      include (department, email_domain, source, is_active, is_admin, is_db_login_allowed, last_sign_in)`.execute(
    db,
  );
  // Asked for at each batch of a directory, and whenever one of them is about to leave.
  await sql`create index users_who_are_sysadmins on users (tenant_id, id) where is_admin`.execute(db);
  for (const column of NOT_LOOKED_AT)
    await sql`alter table users alter column ${sql.ref(column)} set statistics 0`.execute(db);
}
