import type { Datasource, Load } from '@casbah/contract/datasources';
import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';

const HOUR = 3_600_000;

/** The part of the audit that a file filled: its source, from its first to its last event, in whole hours. */
export function scopeOfLoad(
  source: Pick<Datasource, 'name'>,
  load: Pick<Load, 'first_event' | 'last_event'>,
): { from: string; to: string; filter: string } | undefined {
  if (load.first_event === null || load.last_event === null) return undefined;
  const from = Math.floor(Date.parse(load.first_event) / HOUR) * HOUR;
  const to = (Math.floor(Date.parse(load.last_event) / HOUR) + 1) * HOUR;
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    filter: printFilter({ kind: 'in', field: 'source', values: [source.name] }, TRAFFIC_FIELDS),
  };
}
