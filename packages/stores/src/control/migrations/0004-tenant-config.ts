import { type Kysely, sql } from 'kysely';
import { holdToTenant } from './hold-to-tenant.ts';

/** New application and name of each previous setting. */
const MOVED: readonly (readonly [before: string, app: string, name: string])[] = [
  ['landing_page', 'general', 'landing_page'],
  ['timezone', 'general', 'timezone'],
  ['user_anonymization', 'privacy', 'user_anonymization'],
  ['tables_for_charts', 'accessibility', 'tables_for_charts'],
];

/** Settings of a tenant, one per row, with who changed each and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tenant_config (
      tenant_id text not null references tenants (id) on delete cascade,
      app_name text not null,
      param_name text not null,
      param_value jsonb not null,
      misc jsonb not null default '{}',
      modified_on bigint not null,
      modified_by text,
      primary key (tenant_id, app_name, param_name)
    )`.execute(db);
  for (const [before, app, name] of MOVED)
    await sql`
      insert into tenant_config (tenant_id, app_name, param_name, param_value, modified_on)
      select id, ${sql.lit(app)}, ${sql.lit(name)}, settings -> ${sql.lit(before)}, created_on
      from tenants where settings ? ${sql.lit(before)}`.execute(db);
  await sql`alter table tenants drop column settings`.execute(db);
  await holdToTenant(db, 'tenant_config', 'tenant_id');
  await sql`grant select, insert, update, delete on tenant_config to casbah_app, casbah_system`.execute(db);
}
