import { setTimeout as pause } from 'node:timers/promises';
import { ROLL_UPS, type TableEngines } from '../schema/migrations.ts';
import type { ClickHouseConnection } from './connection.ts';
import { bound, named, schemaSql, sql } from './sql.ts';

const DIRECTIONS = ['bytes_up', 'bytes_down'] as const;
const PAUSE = 500;

/**
 * Marks sizes of older events as unknown instead of 0, for sources that never recorded a byte in that
 * direction. The engine rewrites the columns in the background. See docs/decisions/0022.
 */
export async function markUnrecordedSizes(
  connection: ClickHouseConnection,
  { onCluster }: TableEngines,
): Promise<void> {
  for (const direction of DIRECTIONS) {
    const sources = await connection.rows<{ tenant: string; datasource: string }>(
      sql`SELECT tenant_id AS tenant, datasource_id AS datasource FROM services_by_day
GROUP BY tenant, datasource HAVING sum(${named(direction)}) = 0`,
      ['services_by_day'],
    );
    if (sources.length === 0) continue;
    for (const { table, unknown } of [
      { table: 'events', unknown: sql`1` },
      ...ROLL_UPS.map((table) => ({ table, unknown: sql`requests` })),
    ]) {
      const tenants = bound('Array(String)', [...new Set(sources.map(({ tenant }) => tenant))]);
      // Source IDs are unique across tenants; checking the pair is exact in any case.
      const pairs = bound(
        'Array(String)',
        sources.map(({ tenant, datasource }) => `${tenant}\n${datasource}`),
      );
      await connection.command(
        sql`ALTER TABLE ${named(table)}${schemaSql(onCluster)} UPDATE ${named(direction)}_unknown = ${unknown}
WHERE tenant_id IN ${tenants} AND concat(tenant_id, '\n', datasource_id) IN ${pairs}`,
      );
    }
  }
}

/** Waits until the engine has rewritten the marked columns, or the signal aborts. */
export async function sizesAreMarked(connection: ClickHouseConnection, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const [left] = await connection.rows<{ mutations: number }>(
      sql`SELECT count() AS mutations FROM system.mutations
WHERE database = currentDatabase() AND NOT is_done AND position(command, '_unknown') > 0`,
      ['system.mutations'],
      { signal },
    );
    if (left === undefined || left.mutations === 0) return;
    await pause(PAUSE);
  }
}
