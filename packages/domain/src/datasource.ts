import { DAY_MS } from './time-units.ts';
/** A data source, which logs come from, and a load (ingest job), which is one file from a source. */

/** Ingest job status, as bit values on the wire. */
export const LOAD_STATUS = { pending: 1, queued: 2, processing: 4, failed: 8, completed: 16 } as const;
export type LoadStatus = keyof typeof LOAD_STATUS;

/** Alternative wire labels of the same states. */
export const LOAD_STATUS_LABELS: Readonly<Record<string, LoadStatus>> = {
  pending: 'pending',
  'pending data': 'pending',
  queued: 'queued',
  processing: 'processing',
  upload_failed: 'failed',
  failed: 'failed',
  completed: 'completed',
};

export function loadStatusOf(value: number): LoadStatus {
  for (const [name, bit] of Object.entries(LOAD_STATUS)) if (bit === value) return name as LoadStatus;
  throw new RangeError(`no load status has the value ${value}`);
}

/** Counters of an ingest job. Rows, checkpoints, signals and the API all use these names. */
export const LOAD_COUNTERS = ['lines', 'events', 'rejects', 'signs', 'users_by_address'] as const;
export type LoadCounter = (typeof LOAD_COUNTERS)[number];
export type LoadCounters = Record<LoadCounter, number>;

/** Line statistics of an ingest job, from its first line on. */
export interface LoadCounts extends LoadCounters {
  /** Lines by format: events, and rejects of a known format. */
  formats: Record<string, number>;
  /** Too many identity mappings to process, so fewer events have a user than could. */
  signs_left_out: boolean;
  /** Time of the first and last event, in milliseconds since 1970 UTC. */
  first_event: number | null;
  last_event: number | null;
}

export function loadCounters(row: Readonly<LoadCounters>): LoadCounters {
  const { lines, events, rejects, signs, users_by_address } = row;
  return { lines, events, rejects, signs, users_by_address };
}

export function loadCounts(row: Readonly<LoadCounts>): LoadCounts {
  const { formats, signs_left_out, first_event, last_event } = row;
  return { ...loadCounters(row), formats, signs_left_out, first_event, last_event };
}

export const noLoadCounts = (): LoadCounts => ({
  lines: 0,
  events: 0,
  rejects: 0,
  signs: 0,
  users_by_address: 0,
  formats: {},
  signs_left_out: false,
  first_event: null,
  last_event: null,
});

/** Why an ingest job failed entirely. Single failing lines become rejects instead. */
export const LOAD_ERRORS = [
  'not_a_log', // binary data, an image, an executable
  'truncated_archive', // gzip or zip is truncated: earlier content is kept
  'unsupported_archive', // encrypted or unsupported method
  'archive_too_large', // expands beyond the limits
  'parser_slow', // custom parser's pattern is too slow
  'no_space', // the disk is full: resumes when there is room
  'event_store_unavailable',
  'internal',
] as const;
export type LoadError = (typeof LOAD_ERRORS)[number];

/** Whether retrying can help. With the other errors, the same bytes fail again. */
export function mayRetry(error: LoadError): boolean {
  switch (error) {
    case 'not_a_log':
    case 'truncated_archive':
    case 'unsupported_archive':
    case 'archive_too_large':
      return false;
    case 'parser_slow':
    case 'no_space':
    case 'event_store_unavailable':
    case 'internal':
      return true;
  }
}

/** Time before the last file in which a source's gaps are analyzed. */
export const ARRIVALS_LOOKED_AT_MS = 14 * DAY_MS;
/** Sources silent for longer count as abandoned; notices aren't kept longer either. */
export const SILENCE_TOLD_MS = 90 * DAY_MS;
/** With fewer days than this, files were uploaded manually and aren't expected regularly. */
const DAYS_OF_A_HABIT = 3;

/**
 * Whether a source has stopped: nothing arrived for more than a day and more than twice its longest gap, so weekends
 * don't count. Times in milliseconds since 1970 UTC.
 */
export function isSilent(
  arrivals: { last: number; days: number; longest_pause: number },
  now: number,
): boolean {
  const pause = now - arrivals.last;
  return arrivals.days >= DAYS_OF_A_HABIT && pause > Math.max(DAY_MS, 2 * arrivals.longest_pause);
}

/** Maximum sources per tenant, unless its configuration sets another limit. */
export const MAX_DATASOURCES = 20;

const FORBIDDEN_IN_NAME = /[<>;{}[\]*`~"]/;

/** Whether a text is a valid source name: 1 to 64 characters, none of `<>;{}[]*\`~"`. */
export function isDatasourceName(name: string): boolean {
  const trimmed = name.trim();
  return trimmed.length >= 1 && trimmed.length <= 64 && !FORBIDDEN_IN_NAME.test(trimmed);
}
