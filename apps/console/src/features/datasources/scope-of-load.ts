import type { Datasource, Load } from '@casbah/contract/datasources';
import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import { isoTime } from '@casbah/domain/iso-time';
import { HOUR_MS } from '@casbah/domain/time-units';

/** Audit scope of a file: its source, from its first to its last event, in whole hours. */
export function scopeOfLoad(
  source: Pick<Datasource, 'name'>,
  load: Pick<Load, 'first_event' | 'last_event'>,
): { from: string; to: string; filter: string } | undefined {
  if (load.first_event === null || load.last_event === null) return undefined;
  const from = Math.floor(Date.parse(load.first_event) / HOUR_MS) * HOUR_MS;
  const to = (Math.floor(Date.parse(load.last_event) / HOUR_MS) + 1) * HOUR_MS;
  return {
    from: isoTime(from),
    to: isoTime(to),
    filter: filterOfSource(source),
  };
}

/** Audit scope of all data of a source. */
export function scopeOfSource(source: Pick<Datasource, 'name'>): { range: 'all'; filter: string } {
  return { range: 'all', filter: filterOfSource(source) };
}

function filterOfSource({ name }: Pick<Datasource, 'name'>): string {
  return printFilter({ kind: 'in', field: 'source', values: [name] }, TRAFFIC_FIELDS);
}
