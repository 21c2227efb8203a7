import { type Kysely, sql } from 'kysely';

/**
 * Sources of identity mappings, with a maximum lifetime per mapping. Jobs count their mappings, and the
 * events they added a user to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table datasources
      add column role text not null default 'traffic' check (role in ('traffic', 'who_is_where')),
      add column hold_hours integer not null default 8 check (hold_hours between 1 and 72)`.execute(db);
  await sql`
    alter table loads
      add column signs bigint not null default 0,
      add column users_by_address bigint not null default 0,
      add column signs_left_out boolean not null default false`.execute(db);
}
