import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

const TABLES = ['reveals', 'partners', 'partner_customers'] as const;

/** Pseudonyms, unmask requests, and companies administered by a partner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reveals (
      id text primary key,
      tenant_id text not null,
      kind text not null check (kind in ('people', 'switch_off')),
      people jsonb not null default '[]',
      reason text not null,
      asked_by text not null,
      asked_on bigint not null,
      lapses_on bigint not null,
      decision text check (decision in ('approved', 'refused')),
      decided_by text,
      decided_on bigint,
      holds_until bigint,
      sealed_names text,
      ended_on bigint,
      foreign key (tenant_id, asked_by) references users (tenant_id, id) on delete cascade,
      check ((decision is null) = (decided_on is null)),
      check (decided_by is null or decided_by <> asked_by)
    )`.execute(db);
  await sql`create index reveals_of_tenant on reveals (tenant_id, asked_on desc, id)`.execute(db);
  await sql`create index reveals_of_person on reveals (tenant_id, asked_by, holds_until)`.execute(db);

  await sql`
    create table partners (
      tenant_id text primary key references tenants (id) on delete cascade,
      code text not null check (code = lower(code)),
      name text not null,
      logout_url text not null default '',
      created_on bigint not null,
      modified_on bigint not null,
      modified_by text
    )`.execute(db);
  // Unique across all tenants, because people sign in with it.
  await sql`create unique index partner_codes on partners (code)`.execute(db);

  // The administered company decides who may do so, and can revoke it.
  await sql`
    create table partner_customers (
      tenant_id text not null references tenants (id) on delete cascade,
      partner_id text not null references partners (tenant_id) on delete cascade,
      profile_id text,
      since bigint not null,
      granted_by text,
      primary key (tenant_id, partner_id),
      check (tenant_id <> partner_id)
    )`.execute(db);
  await sql`create index customers_of_partner on partner_customers (partner_id, since)`.execute(db);

  // The session in the partner's own company that opened this one, by name.
  await sql`alter table sessions add column opened_from text`.execute(db);
  await sql`alter table sessions drop constraint if exists sessions_method_check`.execute(db);
  await sql`
    alter table sessions add constraint sessions_method_check
      check (method in ('password', 'saml', 'oidc', 'link', 'passkey', 'partner'))`.execute(db);

  for (const table of TABLES) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
