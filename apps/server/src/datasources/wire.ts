import type { Datasource, Load } from '@casbah/contract/datasources';
import { LOAD_STATUS, loadCounters } from '@casbah/domain/datasource';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import type { StoredDatasource } from '@casbah/stores/control/datasources/datasources';
import type { LoadsOfSource, StoredLoad } from '@casbah/stores/control/datasources/loads';

/** An ingest job as in API responses: states as bit values, times as text. */
export function loadAnswer(row: StoredLoad): Load {
  return {
    id: row.id,
    datasource_id: row.datasource_id,
    file_name: row.file_name,
    size: row.size,
    status: LOAD_STATUS[row.status],
    bytes_received: row.bytes_received,
    progress: row.progress,
    ...loadCounters(row),
    formats: Object.entries(row.formats)
      .sort(([a, few], [b, many]) => many - few || (a < b ? -1 : 1))
      .map(([name]) => name),
    signs_left_out: row.signs_left_out,
    error: row.error,
    duplicate_of: row.duplicate_of,
    first_event: isoTimeOrNull(row.first_event),
    last_event: isoTimeOrNull(row.last_event),
    created_on: isoTime(row.created_on),
    finished_on: isoTimeOrNull(row.finished_on),
  };
}

/** Event store figures of a source. */
export interface StoredUsage {
  events: number;
  first: number;
  last: number;
  activity: readonly number[];
}

function signsOf(loads: LoadsOfSource | undefined): LoadsOfSource | undefined {
  return loads === undefined || loads.signs === 0 ? undefined : loads;
}

/** A source as in API responses: its row, totals of its jobs, and current counts of the event store. */
export function datasourceAnswer(
  row: StoredDatasource,
  loads: LoadsOfSource | undefined,
  usage: StoredUsage | undefined,
  rejects: number,
): Datasource {
  return {
    id: row.id,
    name: row.name,
    format: row.format,
    timezone: row.timezone,
    role: row.role,
    hold_hours: row.hold_hours,
    status: LOAD_STATUS[loads?.status ?? 'pending'],
    loads: loads?.loads ?? 0,
    failed_loads: loads?.failed ?? 0,
    events: usage?.events ?? 0,
    rejects,
    signs: loads?.signs ?? 0,
    users_by_address: loads?.users_by_address ?? 0,
    // Roll-ups cover traffic only; for identity mappings, the jobs have the times.
    first_event: isoTimeOrNull(usage?.first ?? signsOf(loads)?.first_event ?? null),
    last_event: isoTimeOrNull(usage?.last ?? signsOf(loads)?.last_event ?? null),
    created_on: isoTime(row.created_on),
    activity: [...(usage?.activity ?? [])],
  };
}
