import { setTimeout as pause } from 'node:timers/promises';
import { ROLL_UPS, type TableEngines } from '../schema/migrations.ts';
import type { ClickHouseConnection } from './connection.ts';
import { Parameters } from './parameters.ts';

const DIRECTIONS = ['bytes_up', 'bytes_down'] as const;
const PAUSE = 500;

/**
 * Marks sizes as unknown in events from before unknown was told from 0. A data source that has sent requests and never a
 * byte in one direction does not record it; of any other source a 0 stays 0. The engine rewrites the columns in the
 * background; until then those sums are 0, as they were. See docs/decisions/0022-unknown-is-not-zero.md.
 */
export async function markUnrecordedSizes(
  connection: ClickHouseConnection,
  { onCluster }: TableEngines,
): Promise<void> {
  for (const direction of DIRECTIONS) {
    const sources = await connection.rows<{ tenant: string; datasource: string }>(
      `SELECT tenant_id AS tenant, datasource_id AS datasource FROM services_by_day
GROUP BY tenant, datasource HAVING sum(${direction}) = 0`,
      undefined,
      ['services_by_day'],
    );
    if (sources.length === 0) continue;
    for (const [table, unknown] of [
      ['events', '1'],
      ...ROLL_UPS.map((name) => [name, 'requests'] as const),
    ]) {
      const parameters = new Parameters();
      const tenants = parameters.bind('Array(String)', [...new Set(sources.map(({ tenant }) => tenant))]);
      // Ids of data sources are the control store's and unlike those of any other tenant; the pair is exact all the same.
      const pairs = parameters.bind(
        'Array(String)',
        sources.map(({ tenant, datasource }) => `${tenant}\n${datasource}`),
      );
      await connection.command(
        `ALTER TABLE ${table}${onCluster} UPDATE ${direction}_unknown = ${unknown}
WHERE tenant_id IN ${tenants} AND concat(tenant_id, '\n', datasource_id) IN ${pairs}`,
        parameters,
      );
    }
  }
}

/** Waits until the engine has rewritten what was marked, or the signal ends it. */
export async function sizesAreMarked(connection: ClickHouseConnection, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const [left] = await connection.rows<{ mutations: number }>(
      `SELECT count() AS mutations FROM system.mutations
WHERE database = currentDatabase() AND NOT is_done AND position(command, '_unknown') > 0`,
      undefined,
      ['system.mutations'],
      { signal },
    );
    if (left === undefined || left.mutations === 0) return;
    await pause(PAUSE);
  }
}
