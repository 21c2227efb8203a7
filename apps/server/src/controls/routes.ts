import type { controlsCalls } from '@casbah/contract/controls';
import { type Handlers, REPLAYED_HEADER } from '../http/guard.ts';
import { answerProxied } from './proxy.ts';
import type { ResourceHandlers } from './resources.ts';

export function controlsHandlers(handlers: Partial<ResourceHandlers>): Handlers<typeof controlsCalls> {
  return {
    'POST /controls/make_api_request': async (request, { reply }) => {
      const { answer, isReplayed } = await answerProxied(handlers, request, reply.server.idempotency);
      if (isReplayed) reply.header(REPLAYED_HEADER, 'true');
      return Object(answer);
    },
  };
}
