import type { FastifyInstance } from 'fastify';
import { endStale } from './end-stale.ts';
import { type LiveHub, TICK_MS } from './hub.ts';

export interface StreamUpkeepParts {
  hub: LiveHub;
  /** Logs an error that no caller waits for. */
  onFault(what: string, error: unknown): void;
  /** Milliseconds between two checks of the sessions behind streams. */
  checkEvery: number;
}

/** A session that was ended or lost rights loses its streams within this time. */
export const CHECK_EVERY_MS = 5_000;

/** Sends heartbeats while the server runs, and closes streams whose session ended or when the server stops. */
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
  // Before the server waits for open answers to end: streams never do.
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    hub.close();
  });
}
