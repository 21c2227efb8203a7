import { connect, type Socket } from 'node:net';
import { PROBE_MS } from '@casbah/domain/collection';
import type { OutgoingLimits } from '../http/outgoing.ts';
import { outgoingAddress } from '../http/outgoing-address.ts';
import { CollectionFailed, messageOf } from './place.ts';

export interface PrivateHosts extends Pick<OutgoingLimits, 'allowedHosts' | 'resolveName'> {
  /** Until a server that doesn't answer is tried a second time; `PROBE_MS.pause` if absent. */
  pauseMs?: number | undefined;
}

/** Where a server is. */
interface At {
  address: string;
  port: number;
  pauseMs?: number | undefined;
}

/** The very address that may be gone to. Throws `CollectionFailed`. */
export async function allowedAddress(
  { host, port }: { host: string; port: number },
  limits: PrivateHosts,
): Promise<{ address: string; isAllowed: boolean }> {
  try {
    return await outgoingAddress({ host, port }, limits);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : '';
    const isRefused = code === 'OUTGOING_REFUSED';
    throw new CollectionFailed(isRefused ? 'not_allowed' : 'unreachable', messageOf(cause), { cause });
  }
}

/** A line to a server that answers; one that doesn't is tried a second time. Throws `CollectionFailed`. */
export async function reach(
  { address, port, pauseMs = PROBE_MS.pause }: At,
  signal: AbortSignal,
  open: (to: At, signal: AbortSignal) => Promise<Socket> = openLine,
): Promise<Socket> {
  try {
    return await withinPatience(open, { address, port }, signal);
  } catch {
    signal.throwIfAborted();
    await pause(pauseMs, signal);
  }
  try {
    return await withinPatience(open, { address, port }, signal);
  } catch (cause) {
    signal.throwIfAborted();
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw new CollectionFailed(isLate ? 'timed_out' : 'unreachable', messageOf(cause), { cause });
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const abort = (): void => {
      clearTimeout(timer);
      failed(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      done();
    }, milliseconds);
    signal.addEventListener('abort', abort, { once: true });
  });
}

/** Unlike `AbortSignal.timeout`, this timer doesn't keep the process alive once connected. */
async function withinPatience(
  open: (to: At, signal: AbortSignal) => Promise<Socket>,
  to: At,
  signal: AbortSignal,
): Promise<Socket> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException(`No answer within ${PROBE_MS.patience / 1000} s`, 'TimeoutError')),
    PROBE_MS.patience,
  );
  try {
    return await open(to, AbortSignal.any([signal, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}

function openLine({ address, port }: At, signal: AbortSignal): Promise<Socket> {
  return new Promise((done, failed) => {
    const socket = connect({ host: address, port, keepAlive: true });
    const leave = (): void => {
      signal.removeEventListener('abort', abort);
      socket.removeAllListeners();
    };
    const give = (error: unknown): void => {
      leave();
      // Later errors of this socket are irrelevant.
      socket.on('error', () => {});
      socket.destroy();
      failed(error);
    };
    const abort = (): void => give(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    socket.once('connect', () => {
      leave();
      done(socket);
    });
    socket.once('error', give);
    if (signal.aborted) abort();
  });
}
