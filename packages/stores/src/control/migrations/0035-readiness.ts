import { type Kysely, sql } from 'kysely';
import { filterText, type SavedConfig, savedConfig } from './readiness-filters.ts';

/** Lowest risk scores of medium and high risk. */
interface Cuts {
  medium: number;
  high: number;
}
const USUAL_CUTS: Cuts = { medium: 33, high: 66 };

/**
 * Highest ratings of high and medium risk. Custom thresholds keep every service's level; former defaults
 * become the new defaults.
 */
function ratingsOf({ medium, high }: Cuts): { high: number; medium: number } {
  const isUsual = medium === USUAL_CUTS.medium && high === USUAL_CUTS.high;
  return isUsual ? { high: 33, medium: 66 } : { high: 100 - high, medium: 100 - medium };
}

/**
 * `brr` was the risk score and is now 100 minus the risk score. Converts thresholds, profiles and saved
 * filters.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await turnSettings(db);
  await turnProfiles(db);
  await turnSavedFilters(db);
  await turnText(db, { table: 'report_schedules', column: 'filter' });
  await turnText(db, { table: 'shadow_it_policies', column: 'condition' });
}

async function turnSettings(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ tenant_id: string; medium: number | null; high: number | null }>`
    select tenant_id,
      max(param_value #>> '{}') filter (where param_name = 'brr_threshold_medium')::float8 as medium,
      max(param_value #>> '{}') filter (where param_name = 'brr_threshold_high')::float8 as high
    from tenant_config
    where app_name = 'audit' and param_name in ('brr_threshold_medium', 'brr_threshold_high')
    group by tenant_id`.execute(db);
  for (const { tenant_id, medium, high } of rows) {
    const ratings = ratingsOf({ medium: medium ?? USUAL_CUTS.medium, high: high ?? USUAL_CUTS.high });
    for (const level of ['high', 'medium'] as const)
      await sql`
        insert into tenant_config (tenant_id, app_name, param_name, param_value, modified_on, modified_by)
        select tenant_id, app_name, ${`brr_threshold_${level}`}, ${String(ratings[level])}::jsonb, modified_on, modified_by
        from tenant_config
        where tenant_id = ${tenant_id} and app_name = 'audit'
          and param_name in ('brr_threshold_medium', 'brr_threshold_high')
        order by modified_on desc limit 1
        on conflict (tenant_id, app_name, param_name) do update set param_value = excluded.param_value`.execute(
        db,
      );
  }
}

async function turnProfiles(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ tenant_id: string; id: string; thresholds: Cuts }>`
    select tenant_id, id, definition -> 'thresholds' as thresholds from brr_profiles`.execute(db);
  for (const { tenant_id, id, thresholds } of rows)
    await sql`
      update brr_profiles
      set definition = jsonb_set(definition, '{thresholds}', ${JSON.stringify(ratingsOf(thresholds))}::jsonb)
      where tenant_id = ${tenant_id} and id = ${id}`.execute(db);
}

async function turnSavedFilters(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; filter_config: SavedConfig }>`
    select id, filter_config from saved_filters
    where app like 'audit.%' and strpos(lower(filter_config::text), 'brr') > 0`.execute(db);
  for (const { id, filter_config } of rows)
    await sql`
      update saved_filters set filter_config = ${JSON.stringify(savedConfig(filter_config))}::jsonb
      where id = ${id}`.execute(db);
}

async function turnText(
  db: Kysely<unknown>,
  { table, column }: { table: string; column: string },
): Promise<void> {
  const { rows } = await sql<{ id: string; text: string }>`
    select id, ${sql.ref(column)} as text from ${sql.table(table)}
    where strpos(lower(${sql.ref(column)}), 'brr') > 0`.execute(db);
  for (const { id, text } of rows)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${filterText(text)} where id = ${id}`.execute(
      db,
    );
}
