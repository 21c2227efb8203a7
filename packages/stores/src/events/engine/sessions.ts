import type { Chdb, Connection } from './chdb.ts';

/** Sessions kept ready for the concurrent queries of a page. Each takes about 100 KB. */
const STOCK = 8;
/** Below this, more are opened right away; otherwise only after a moment without requests. */
const LOW = 2;
const QUIET_MS = 20;

/**
 * Engine sessions, each for one request and never reused: after a query fails mid-output, chDB prints its
 * partial rows before the next result, and settings persist. A new one takes 0.5 ms, mostly in advance.
 */
export interface Sessions {
  take(): Promise<Connection>;
  /** Closes an idle session. */
  end(session: Connection): void;
  /** Closes all sessions; the store is unlocked once the last one in use has ended. */
  close(): void;
}

export function openSessions(
  chdb: Chdb,
  folder: string,
  args: readonly string[],
  database: string,
): Sessions {
  const open = new Set<Connection>();
  const ready: Promise<Connection>[] = [];
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function create(): Promise<Connection> {
    const session = chdb.connect(folder, args);
    open.add(session);
    try {
      // Also makes the engine initialize the session off this thread.
      await session.query(`USE ${database}`, 'TabSeparated');
      return session;
    } catch (error) {
      end(session);
      throw error;
    }
  }
  function end(session: Connection): void {
    if (open.delete(session)) session.close();
  }
  /** One at a time, because opening a session blocks the event loop for 0.2 ms. */
  function refill(): void {
    if (closed || ready.length >= STOCK) return;
    const next = create();
    ready.push(next);
    // The awaiting caller gets the error; until then it must not count as unhandled.
    next.then(refillSoon, () => undefined);
  }
  function refillSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(refill, ready.length < LOW ? 0 : QUIET_MS);
  }
  refill();

  return {
    async take() {
      if (closed) throw new Error('The engine is stopping.');
      const session = ready.shift() ?? create();
      refillSoon();
      return await session;
    },
    end,
    close() {
      closed = true;
      clearTimeout(timer);
      for (const session of ready.splice(0)) session.then(end, () => undefined);
    },
  };
}
