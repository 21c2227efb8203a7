import { ACTIVITY_EXTRAS, type ActivityExtra } from './activity.ts';
import { EVENT_FIELDS, type EventField } from './event-fields.ts';
import { isoTime } from './iso-time.ts';
import { HOUR_MS } from './time-units.ts';

/** `json` is one array, `ndjson` one object per line, `ocsf` OCSF events, one per line. */
export const EXPORT_FORMATS = ['csv', 'json', 'ndjson', 'parquet', 'ocsf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Lists that can be exported. */
export const EXPORTED_LISTS = ['activities'] as const;
export type ExportedListName = (typeof EXPORTED_LISTS)[number];

export const EXPORT_STATES = ['queued', 'running', 'ready', 'failed', 'canceled', 'expired'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/**
 * Why an export failed: `rights`: the person lost the permission, or may see less than when the file was written;
 * `too_large`: more rows or bytes than allowed; `no_space`: the disk is full.
 */
export const EXPORT_ERRORS = ['rights', 'too_large', 'no_space', 'internal'] as const;
export type ExportError = (typeof EXPORT_ERRORS)[number];

/** Hours that a finished export and its links last. */
export const EXPORT_HOURS = 24;

/** Time-out of a download. */
export const EXPORT_DOWNLOAD_MS = HOUR_MS;

export const EXPORT_LIMITS = {
  /** Queued and running jobs. */
  jobsPerPerson: 3,
  jobsPerTenant: 10,
  /** Downloads at once, on each server. */
  downloadsPerPerson: 3,
  downloadsPerTenant: 10,
  /** Rows of a job. */
  rows: 100_000_000,
  /** Bytes of all finished and running exports. */
  bytesPerPerson: 20 * 1024 ** 3,
  bytesPerTenant: 100 * 1024 ** 3,
  /** Free bytes that an export leaves on the disk. */
  freeBytes: 1024 ** 3,
  /** Listed exports; the oldest ones are deleted. */
  listed: 100,
} as const;

/** Above this number of rows, pages suggest a background job. */
export const LARGE_EXPORT_ROWS = 500_000;

interface ExportFile {
  extension: string;
  mediaType: string;
}

export const EXPORT_FILES: Readonly<Record<ExportFormat, ExportFile>> = {
  csv: { extension: 'csv', mediaType: 'text/csv; charset=utf-8' },
  json: { extension: 'json', mediaType: 'application/json; charset=utf-8' },
  ndjson: { extension: 'ndjson', mediaType: 'application/x-ndjson; charset=utf-8' },
  parquet: { extension: 'parquet', mediaType: 'application/vnd.apache.parquet' },
  ocsf: { extension: 'ocsf.ndjson', mediaType: 'application/x-ndjson; charset=utf-8' },
};

/** Media type and name of a file: `activities-2026-11-25T0221.csv.gz`. `time` in milliseconds, shown in UTC. */
export function exportFile(
  list: ExportedListName,
  { format, gzip, time }: { format: ExportFormat; gzip: boolean; time: number },
): { name: string; mediaType: string } {
  const { extension, mediaType } = EXPORT_FILES[format];
  const stamp = isoTime(time).slice(0, 16).replace(':', '');
  return {
    name: `${list}-${stamp}.${extension}${gzip ? '.gz' : ''}`,
    mediaType: gzip ? 'application/gzip' : mediaType,
  };
}

const TRAFFIC_ONLY = [
  'kind',
  'dst_ip',
  'dst_port',
  'host',
  'method',
  'status',
  'action',
  'bytes_up',
  'bytes_down',
  'referrer',
  'content_type',
  'category',
] as const satisfies readonly EventField[];

const LEFT_OUT: ReadonlySet<string> = new Set([...TRAFFIC_ONLY, 'origins']);

/** Event fields that are columns of activities. `origins` only describes the original record. */
export type ExportedField = Exclude<EventField, (typeof TRAFFIC_ONLY)[number] | 'origins'>;

export function isExportedField(name: string): name is ExportedField {
  return Object.hasOwn(EVENT_FIELDS, name) && !LEFT_OUT.has(name);
}

/** A column of exported activities: its ID, an event field, or one of the fields that are otherwise part of `extra`. */
export type ActivityColumnName = 'id' | ExportedField | ActivityExtra;

/** Columns of an activity that are exported unless others are chosen. */
export const ACTIVITY_COLUMNS: readonly ActivityColumnName[] = [
  'id',
  ...Object.keys(EVENT_FIELDS)
    .filter(isExportedField)
    .filter((field) => field !== 'raw'),
];

/** Further columns: the original record, and fields that are otherwise part of `extra`. */
export const FURTHER_ACTIVITY_COLUMNS: readonly ActivityColumnName[] = [
  'raw',
  ...Object.values(ACTIVITY_EXTRAS),
];

/** The given columns that activities can be exported with. */
export function activityColumnsOf(names: readonly string[]): string[] {
  const known: readonly string[] = [...ACTIVITY_COLUMNS, ...FURTHER_ACTIVITY_COLUMNS];
  return [...new Set(names)].filter((name) => known.includes(name));
}
