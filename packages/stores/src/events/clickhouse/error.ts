import { ClickHouseError } from '@clickhouse/client';

export const EVENT_STORE_ERRORS = [
  /** The engine's disk is full. Retry when there is room. */
  'NO_SPACE',
  /** The engine is down, starting or overloaded. Retry later. */
  'EVENT_STORE_UNAVAILABLE',
  /** A read exceeded its time limit. */
  'QUERY_TIMED_OUT',
  /** A read exceeded its memory limit. */
  'QUERY_TOO_LARGE',
  /** Anything else: an error in Casbah or in the engine. */
  'EVENT_STORE_FAILED',
] as const;
export type EventStoreErrorCode = (typeof EVENT_STORE_ERRORS)[number];

export class EventStoreError extends Error {
  override name = 'EventStoreError';
  readonly code: EventStoreErrorCode;

  constructor(code: EventStoreErrorCode, message: string, cause: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** ClickHouse error names for temporary failures. */
const PASSING = new Set([
  'TOO_MANY_SIMULTANEOUS_QUERIES',
  'TOO_MANY_PARTS',
  'NETWORK_ERROR',
  'SOCKET_TIMEOUT',
  'TABLE_IS_READ_ONLY',
  'KEEPER_EXCEPTION',
  'NO_ZOOKEEPER',
  'ALL_CONNECTION_TRIES_FAILED',
  'UNKNOWN_STATUS_OF_INSERT',
  'QUERY_WAS_CANCELLED',
  'ABORTED',
]);

/**
 * Maps a failure to an error for the caller. A request that the caller aborted rejects with the caller's
 * reason.
 */
export function explainFailure(error: unknown, kind: 'read' | 'write', signal?: AbortSignal): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof EventStoreError) return error;
  const text = error instanceof Error ? error.message : String(error);
  return new EventStoreError(codeOf(error, text, kind), `The event store answered: ${text}`, error);
}

function codeOf(error: unknown, text: string, kind: 'read' | 'write'): EventStoreErrorCode {
  if (!(error instanceof ClickHouseError))
    // Connection refused, reset or closed, or timeout: a batch can be retried, a read has failed.
    return kind === 'read' && /timeout/i.test(text) ? 'QUERY_TIMED_OUT' : 'EVENT_STORE_UNAVAILABLE';
  const type = error.type ?? '';
  if (type === 'NOT_ENOUGH_SPACE' || /no space left on device|disk quota exceeded/i.test(text))
    return 'NO_SPACE';
  if (PASSING.has(type)) return 'EVENT_STORE_UNAVAILABLE';
  if (type === 'TIMEOUT_EXCEEDED' || type === 'TOO_SLOW') return 'QUERY_TIMED_OUT';
  if (type === 'MEMORY_LIMIT_EXCEEDED')
    return kind === 'read' ? 'QUERY_TOO_LARGE' : 'EVENT_STORE_UNAVAILABLE';
  return 'EVENT_STORE_FAILED';
}
