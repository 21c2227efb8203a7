import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

/**
 * Who created or changed an account, and since when it may approve, so that no one approves their own
 * requests through an account they created. Existing accounts count as old and without a creator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column created_by text, add column admin_since bigint`.execute(db);
  await sql`alter table user_access_profiles add column since bigint not null default 0`.execute(db);
  await sql`alter table access_profiles add column approves_since bigint`.execute(db);

  // No reference to `users`: the record outlives the account, or deleting it would hide who was behind it.
  await sql`
    create table account_hands (
      tenant_id text not null references tenants (id) on delete cascade,
      user_id text not null,
      kind text not null check (kind in ('created', 'promoted', 'password', 'address', 'activated')),
      by_id text not null,
      time bigint not null,
      primary key (tenant_id, user_id, kind, by_id),
      check (user_id <> by_id)
    )`.execute(db);
  await holdToTenant(db, 'account_hands', 'tenant_id');
  await sql`grant select, insert, update, delete on account_hands to casbah_app, casbah_system`.execute(db);

  // The company of a listener that names none, decided once, whatever companies are added later.
  await sql`
    create table syslog_listeners (
      address text primary key,
      tenant_id text not null references tenants (id) on delete cascade,
      bound_on bigint not null
    )`.execute(db);
  await holdToTenant(db, 'syslog_listeners', 'tenant_id');
  await sql`grant select, insert, update, delete on syslog_listeners to casbah_app, casbah_system`.execute(
    db,
  );
}
