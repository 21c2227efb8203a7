import { DAY_MS } from './time-units.ts';
/** A data source: where logs come from. A load: one file that a source delivered. */

/** Status of a load, as the bit values on the wire. */
export const LOAD_STATUS = { pending: 1, queued: 2, processing: 4, failed: 8, completed: 16 } as const;
export type LoadStatus = keyof typeof LOAD_STATUS;

/** The other labels under which the same states travel. */
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

/** What is counted while a load is read. Rows, checkpoints, signals and the API all use these names. */
export const LOAD_COUNTERS = ['lines', 'events', 'rejects', 'signs', 'users_by_address'] as const;
export type LoadCounter = (typeof LOAD_COUNTERS)[number];
export type LoadCounters = Record<LoadCounter, number>;

/** What is known of a load's lines, from its first line on. */
export interface LoadCounts extends LoadCounters {
  /** Lines by format: events, and rejects of a known format. */
  formats: Record<string, number>;
  /** More was said of who is where than could be looked at: fewer events have a user than might. */
  signs_left_out: boolean;
  /** Time of the earliest and the latest event, in milliseconds since 1970 UTC. */
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

/** Why a load failed as a whole. Lines that fail alone become rejects instead. */
export const LOAD_ERRORS = [
  'not_a_log', // binary data, an image, an executable
  'truncated_archive', // gzip or zip ends early: what came before is kept
  'unsupported_archive', // encrypted or of an unknown method
  'archive_too_large', // unpacks beyond the limits
  'parser_slow', // the pattern of a custom parser takes too long for each line
  'no_space', // the disk is full: goes on when there is room
  'event_store_unavailable',
  'internal',
] as const;
export type LoadError = (typeof LOAD_ERRORS)[number];

/** Retrying helps where the cause can pass; the same bytes of the others fail again. */
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

/** A source's pauses are known from this long before its last file. */
export const ARRIVALS_LOOKED_AT_MS = 14 * DAY_MS;
/** Sources that have been silent for longer were given up: notices of them aren't kept longer either. */
export const SILENCE_TOLD_MS = 90 * DAY_MS;
/** With fewer days than this, files were uploaded manually, so no more are expected. */
const DAYS_OF_A_HABIT = 3;

/**
 * Whether a delivering source has gone silent: nothing arrived for more than a day, and for twice its longest pause, so
 * a weekend doesn't count. Times in milliseconds since 1970 UTC.
 */
export function isSilent(
  arrivals: { last: number; days: number; longest_pause: number },
  now: number,
): boolean {
  const pause = now - arrivals.last;
  return arrivals.days >= DAYS_OF_A_HABIT && pause > Math.max(DAY_MS, 2 * arrivals.longest_pause);
}

/** Most data sources a tenant may have, unless its configuration says otherwise. */
export const MAX_DATASOURCES = 20;

const FORBIDDEN_IN_NAME = /[<>;{}[\]*`~"]/;

/** A data source's name: 1 to 64 characters, none of `<>;{}[]*\`~"`. */
export function isDatasourceName(name: string): boolean {
  const trimmed = name.trim();
  return trimmed.length >= 1 && trimmed.length <= 64 && !FORBIDDEN_IN_NAME.test(trimmed);
}
