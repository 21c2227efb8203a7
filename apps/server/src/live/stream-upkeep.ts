import type { FastifyInstance } from 'fastify';
import { endStale } from './end-stale.ts';
import { type LiveHub, TICK_MS } from './hub.ts';

export interface StreamUpkeepParts {
  hub: LiveHub;
  /** Logs an error that no caller handles. */
  onFault(what: string, error: unknown): void;
  /** Milliseconds between session checks of open streams. */
  checkEvery: number;
}

/** Streams of an ended or restricted session close within this time. */
export const CHECK_EVERY_MS = 5_000;

/** Sends keepalives while the server runs, and closes streams when their session ends or the server stops. */
export function keepStreams(app: FastifyInstance, { hub, onFault, checkEvery }: StreamUpkeepParts): void {
  const timers: NodeJS.Timeout[] = [];
  app.addHook('onReady', async () => {
    let isChecking = false;
    const check = async (): Promise<void> => {
      if (isChecking) return;
      isChecking = true;
      await endStale(hub, (session) => app.identityOf(session)).catch((error) =>
        onFault('looking at the sessions of streams', error),
      );
      isChecking = false;
    };
    timers.push(
      setInterval(() => hub.tick(), TICK_MS).unref(),
      setInterval(() => void check(), checkEvery).unref(),
    );
  });
  // Runs before the server waits for open responses: streams never end on their own.
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    hub.close();
  });
}
