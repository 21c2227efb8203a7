import { type Kysely, sql } from 'kysely';

/** Foreign keys that include the tenant, so the database ensures that parent and child share it. */
const BELONGS = [
  { table: 'agents', column: 'datasource_id', to: 'datasources' },
  { table: 'block_list_feed_readers', column: 'feed_id', to: 'block_list_feeds' },
  { table: 'digest_left_out', column: 'user_id', to: 'users' },
  { table: 'report_deliveries', column: 'schedule_id', to: 'report_schedules' },
  { table: 'shadow_it_hits', column: 'policy_id', to: 'shadow_it_policies' },
  { table: 'syslog_senders', column: 'datasource_id', to: 'datasources' },
  { table: 'syslog_spools', column: 'datasource_id', to: 'datasources' },
] as const;
/** Tables whose key doesn't include the tenant yet. */
const NAMED = ['block_list_feeds', 'report_schedules', 'shadow_it_policies'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of NAMED)
    await sql`alter table ${sql.table(table)} add unique (tenant_id, id)`.execute(db);
  for (const { table, column, to } of BELONGS)
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${sql.ref(`${table}_${column}_fkey`)},
        add foreign key (tenant_id, ${sql.ref(column)}) references ${sql.table(to)} (tenant_id, id)
          on delete cascade`.execute(db);
}
