import type { FastifyInstance } from 'fastify';
import { route } from '../http/guard.ts';
import { endStale } from './end-stale.ts';
import { type LiveHub, TICK_MS } from './hub.ts';

export interface LiveParts {
  hub: LiveHub;
  /** Faults that no caller waits for. */
  onFault(what: string, error: unknown): void;
  /** How often sessions are looked at. */
  checkEvery?: number;
}

/** A session that was ended, or has other rights, loses its streams within this time. */
const CHECK_EVERY_MS = 5_000;

export function liveRoutes(
  app: FastifyInstance,
  { hub, onFault, checkEvery = CHECK_EVERY_MS }: LiveParts,
): void {
  route(app, 'GET /admin/stream', async ({ session, headers }, { request, reply }) => {
    const { tenant, user, rights } = session;
    const { sessionId } = request.session;
    const stream = hub.open({ tenant, user, rights, session: sessionId }, headers['last-event-id']);
    stream.onDrop = () => reply.raw.destroy();
    reply.raw.once('close', () => stream.end());
    return { content: stream };
  });

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
  // Before the server waits for answers under way to end: these would not.
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    hub.close();
  });
}
