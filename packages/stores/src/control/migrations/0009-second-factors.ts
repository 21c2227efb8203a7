import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

/** Second factors: authenticator apps, recovery codes, passkeys, emailed codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column needs_second_factor boolean not null default false`.execute(db);

  // A new app is set up beside the current one and replaces it after its first valid code.
  await sql`
    create table totp_secrets (
      tenant_id text not null,
      user_id text not null,
      sealed text,
      confirmed_on bigint,
      last_step bigint,
      pending_sealed text,
      pending_until bigint,
      primary key (tenant_id, user_id),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
      check ((sealed is null) = (confirmed_on is null)),
      check ((pending_sealed is null) = (pending_until is null))
    )`.execute(db);

  await sql`
    create table recovery_codes (
      tenant_id text not null,
      user_id text not null,
      code_hash text not null,
      created_on bigint not null,
      used_on bigint,
      primary key (tenant_id, user_id, code_hash),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    )`.execute(db);

  // One per session, so starting another sign-in doesn't invalidate someone's code.
  await sql`
    create table verification_codes (
      tenant_id text not null,
      user_id text not null,
      session_hash text not null,
      code_hash text not null,
      tries integer not null default 0,
      expires_on bigint not null,
      primary key (tenant_id, user_id, session_hash),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index verification_codes_by_end on verification_codes (expires_on)`.execute(db);

  await sql`
    create table passkeys (
      id text primary key,
      tenant_id text not null,
      user_id text not null,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null default '[]',
      name text not null,
      created_on bigint not null,
      last_used_on bigint,
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index passkeys_of_user on passkeys (tenant_id, user_id)`.execute(db);

  // Challenges before sign-in have no tenant, so only the system role sees them.
  await sql`
    create table passkey_challenges (
      challenge_hash text primary key,
      purpose text not null check (purpose in ('register', 'second-factor', 'sign-in')),
      bound_to text not null,
      user_id text references users (id) on delete cascade,
      expires_on bigint not null
    )`.execute(db);
  await sql`create index passkey_challenges_by_end on passkey_challenges (expires_on)`.execute(db);

  const own = ['totp_secrets', 'recovery_codes', 'verification_codes', 'passkeys'];
  for (const table of own) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
  await sql`alter table passkey_challenges enable row level security, force row level security`.execute(db);
  await sql`create policy system on passkey_challenges to casbah_system using (true) with check (true)`.execute(
    db,
  );
  await sql`grant select, insert, delete on passkey_challenges to casbah_system`.execute(db);
}
