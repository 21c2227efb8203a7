import type { FastifyInstance } from 'fastify';
import { REPLAYED_HEADER, route } from '../http/guard.ts';
import { type ControlsParts, resourceHandlers } from './handlers.ts';
import { answerProxied } from './proxy.ts';

export function controlsRoutes(app: FastifyInstance, parts: ControlsParts): void {
  const handlers = resourceHandlers(parts);
  route(app, 'POST /controls/make_api_request', async (request, { reply }) => {
    const { answer, isReplayed } = await answerProxied(handlers, request, app.once);
    if (isReplayed) reply.header(REPLAYED_HEADER, 'true');
    return Object(answer);
  });
}
