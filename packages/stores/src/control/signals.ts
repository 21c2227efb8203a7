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

/** How far a file is read. */
export interface LoadSignal extends Pick<LoadCounters, 'lines' | 'events' | 'rejects'> {
  id: string;
  datasource_id: string;
  status: LoadStatus;
  bytes_received: number;
  progress: number;
  error: LoadError | null;
}

/**
 * Something of a tenant changed. Contains ids, states and counts only; receivers read the rest with their own
 * permissions.
 */
export type Signal = { tenant: string } & (
  | {
      area: LiveArea;
      /** IDs of the people concerned, at most `MOST_PEOPLE`; everyone in the tenant if absent. */
      people?: readonly string[];
    }
  | { load: LoadSignal }
);

export interface SignalListener {
  onSignal(signal: Signal): void;
  /** The line was broken: signals may have been lost. */
  onResync(): void;
  /** A job was added to a queue. */
  job?(queue: string): void;
}

/** The channel of `LISTEN` and `NOTIFY`. */
export const CHANNEL = 'casbah';
/** PostgreSQL takes no more. */
const MOST_BYTES = 7_999;
/** People of one signal. */
export const MOST_PEOPLE = 100;

/**
 * Sends a signal to every server on this store, this one included, when the transaction commits; rollbacks send
 * nothing. Throws a `RangeError` for signals longer than 7,999 bytes: ids and counts never are.
 */
export async function sendSignals(tx: ControlTx, ...signals: readonly Signal[]): Promise<void> {
  const texts = signals.map((signal) => JSON.stringify(signal));
  const long = texts.find((text) => Buffer.byteLength(text) > MOST_BYTES);
  if (long !== undefined) throw new RangeError(`A signal is too long: ${long.slice(0, 200)}`);
  await sql`select pg_notify(${CHANNEL}, told) from unnest(${texts}::text[]) told`.execute(tx);
}

/** A row that a write answered, as a signal. */
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

/** Passes what came over the channel to a listener. What only an older or a newer Casbah knows is left out. */
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
