import { type Kysely, sql } from 'kysely';
import { holdToTenant } from '../../migrations/hold-to-tenant.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table response_templates (
      tenant_id text not null references tenants (id) on delete cascade,
      id text not null,
      name text not null,
      policy_type text not null,
      description text not null,
      enable_aggregation boolean not null,
      status boolean not null,
      template jsonb not null,
      created_on bigint not null,
      created_by text,
      modified_on bigint not null,
      modified_by text,
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create unique index response_template_names on response_templates (tenant_id, lower(name))`.execute(
    db,
  );
  await holdToTenant(db, 'response_templates', 'tenant_id');
  await sql`
    grant select, insert, update, delete on response_templates to casbah_app, casbah_system`.execute(db);
}
