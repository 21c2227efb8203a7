import {
  LOAD_ERRORS,
  LOAD_STATUS,
  type LoadCounters,
  type LoadError,
  type LoadStatus,
} from '@casbah/domain/datasource';
import { LIVE_AREAS, type LiveArea } from '@casbah/domain/live';
import { sql } from 'kysely';
import type { ControlTx } from './transaction.ts';

/** Ingest progress of a file. */
export interface LoadSignal extends Pick<LoadCounters, 'lines' | 'events' | 'rejects'> {
  id: string;
  datasource_id: string;
  status: LoadStatus;
  bytes_received: number;
  progress: number;
  error: LoadError | null;
}

/**
 * A change in a tenant. Contains only IDs, states and counts; receivers read the rest with their own
 * permissions.
 */
export type Signal = { tenant: string } & (
  | {
      area: LiveArea;
      /** IDs of the affected people, at most `MOST_PEOPLE`; everyone in the tenant if absent. */
      people?: readonly string[];
    }
  | { load: LoadSignal }
);

export interface SignalListener {
  onSignal(signal: Signal): void;
  /** The connection was interrupted, so signals may have been lost. */
  onResync(): void;
  /** A job was added to a queue. */
  job?(queue: string): void;
}

/** The channel of `LISTEN` and `NOTIFY`. */
export const CHANNEL = 'casbah';
/** PostgreSQL's limit for a payload. */
const MOST_BYTES = 7_999;
/** Maximum people per signal. */
export const MOST_PEOPLE = 100;

/**
 * Sends a signal to all servers on this store, including this one, when the transaction commits. Throws a
 * `RangeError` above 7,999 bytes, which IDs and counts never reach.
 */
export async function sendSignals(tx: ControlTx, ...signals: readonly Signal[]): Promise<void> {
  const texts = signals.map((signal) => JSON.stringify(signal));
  const long = texts.find((text) => Buffer.byteLength(text) > MOST_BYTES);
  if (long !== undefined) throw new RangeError(`A signal is too long: ${long.slice(0, 200)}`);
  await sql`select pg_notify(${CHANNEL}, told) from unnest(${texts}::text[]) told`.execute(tx);
}

/** Builds a signal from a written row. */
export function loadSignal(row: { tenant_id: string } & LoadSignal): Signal {
  const { tenant_id, id, datasource_id, status, bytes_received, progress, lines, events, rejects, error } =
    row;
  return {
    tenant: tenant_id,
    load: { id, datasource_id, status, bytes_received, progress, lines, events, rejects, error },
  };
}

/** Columns of an ingest job in its signal. */
export const LOAD_SIGNAL = [
  ...(['tenant_id', 'id', 'datasource_id', 'status', 'bytes_received'] as const),
  ...(['progress', 'lines', 'events', 'rejects', 'error'] as const),
] as const;

/** Delivers a channel message to a listener. Ignores signals of other Casbah versions. */
export function deliverSignal(text: string, listener: SignalListener): void {
  const queue = fieldsOf(parsed(text)).get('job');
  if (typeof queue === 'string') listener.job?.(queue);
  const signal = signalOf(text);
  if (signal !== undefined) listener.onSignal(signal);
}

/** `undefined` for invalid signals, and for those of an older or newer Casbah on the same store. */
export function signalOf(text: string): Signal | undefined {
  const told = fieldsOf(parsed(text));
  const tenant = told.get('tenant');
  if (typeof tenant !== 'string' || tenant === '') return undefined;
  const area = LIVE_AREAS.find((one) => one === told.get('area'));
  if (area !== undefined) {
    const people = told.get('people');
    return Array.isArray(people) ? { tenant, area, people: people.map(String) } : { tenant, area };
  }
  const load = loadOf(fieldsOf(told.get('load')));
  return load === undefined ? undefined : { tenant, load };
}

/** Anyone with access to the database can send on the channel, so payloads are validated. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(value instanceof Object ? Object.entries(value) : []);
}

function loadOf(told: ReadonlyMap<string, unknown>): LoadSignal | undefined {
  const [id, datasource_id] = [told.get('id'), told.get('datasource_id')];
  const status = STATES.find((one) => one === told.get('status'));
  if (typeof id !== 'string' || typeof datasource_id !== 'string' || status === undefined) return undefined;
  const count = (name: string): number => {
    const value = told.get(name);
    return typeof value === 'number' ? value : 0;
  };
  return {
    id,
    datasource_id,
    status,
    bytes_received: count('bytes_received'),
    progress: count('progress'),
    lines: count('lines'),
    events: count('events'),
    rejects: count('rejects'),
    error: LOAD_ERRORS.find((one) => one === told.get('error')) ?? null,
  };
}

const STATES = Object.keys(LOAD_STATUS) as LoadStatus[];
