import { z } from 'zod';
import { calls } from './call.ts';

/** Live updates while a page is open. */
export const liveCalls = calls({
  'GET /admin/stream': {
    summary:
      'Subscribe to server-sent events: `data` is a `LiveEvent` in JSON with ingest progress and changed areas. ' +
      'The stream ends with the session, when permissions change, and after 15 minutes: reconnect with the last `id` in ' +
      '`Last-Event-ID`. If events were missed, the first one names every area.',
    permission: 'session.use',
    background: true,
    headers: z.object({ 'last-event-id': z.string().max(128).optional() }),
    answer: 'text/event-stream',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
});
