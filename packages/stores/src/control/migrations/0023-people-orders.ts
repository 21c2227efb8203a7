import { type Kysely, sql } from 'kysely';

/**
 * Planner statistics for these columns would never be used and take as long to compute as all others
 * together.
 */
const NOT_LOOKED_AT = [
  ...(['prefs', 'attributes', 'password_hash', 'search_text', 'name'] as const),
  ...(['first_name', 'last_name', 'cell_phone', 'title'] as const),
];

/** Covering indexes for the sort orders and counts of long people lists. */
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
  // Read for each batch of a directory sync, and before a sysadmin is removed.
  await sql`create index users_who_are_sysadmins on users (tenant_id, id) where is_admin`.execute(db);
  for (const column of NOT_LOOKED_AT)
    await sql`alter table users alter column ${sql.ref(column)} set statistics 0`.execute(db);
}
