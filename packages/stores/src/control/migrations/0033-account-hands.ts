import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

/**
 * Who made an account what it is, and since when it may approve: so that no one approves their own requests through an account of
 * their making. Accounts that were there before count as old, and as no one's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column created_by text, add column admin_since bigint`.execute(db);
  await sql`alter table user_access_profiles add column since bigint not null default 0`.execute(db);
  await sql`alter table access_profiles add column approves_since bigint`.execute(db);

  // Without a reference to `users`: what an account did outlives it, or a deleted account would hide who was behind it.
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

  // Which company a listener that names none belongs to: settled once, whatever companies come later.
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
