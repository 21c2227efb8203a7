import type { liveCalls } from '@casbah/contract/live';
import type { Handlers } from '../http/guard.ts';
import type { LiveHub } from './hub.ts';

export function liveHandlers(hub: Pick<LiveHub, 'open'>): Handlers<typeof liveCalls> {
  return {
    'GET /admin/stream': async ({ session, headers }, { request, reply }) => {
      const { tenant, user, rights } = session;
      const { sessionId } = request.session;
      const stream = hub.open({ tenant, user, rights, session: sessionId }, headers['last-event-id']);
      stream.onDrop = () => reply.raw.destroy();
      reply.raw.once('close', () => stream.end());
      return { content: stream };
    },
  };
}
