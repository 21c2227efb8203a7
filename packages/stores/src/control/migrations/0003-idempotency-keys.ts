import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

/** Idempotency: requests that run once however often they are sent, by sender and key, with their responses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      tenant_id text not null,
      user_id text not null,
      key text not null,
      call text not null,
      request_hash text not null,
      answer jsonb,
      created_on bigint not null,
      primary key (tenant_id, user_id, key),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index idempotency_keys_by_age on idempotency_keys (created_on)`.execute(db);
  await holdToTenant(db, 'idempotency_keys', 'tenant_id');
  await sql`grant select, insert, update, delete on idempotency_keys to casbah_app, casbah_system`.execute(
    db,
  );
}
