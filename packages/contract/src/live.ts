import { z } from 'zod';
import { calls } from './call.ts';

/** What happens while a page is open. */
export const liveCalls = calls({
  'GET /admin/stream': {
    summary:
      'Server-sent events: `data` is a `LiveEvent` in JSON. Tells how far files are read, and which areas have changed ' +
      'since they were asked for. It ends with the session, when rights change and after a quarter of an hour: ask again ' +
      'with the last `id` in `Last-Event-ID`; where something was missed, the first event names every area.',
    permission: 'session.use',
    background: true,
    headers: z.object({ 'last-event-id': z.string().max(128).optional() }),
    answer: 'text/event-stream',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
});
