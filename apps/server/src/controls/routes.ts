import type { FastifyInstance } from 'fastify';
import { REPLAYED_HEADER, route } from '../http/guard.ts';
import { answerProxied } from './proxy.ts';
import type { ResourceHandlers } from './resources.ts';

export function controlsRoutes(app: FastifyInstance, handlers: ResourceHandlers): void {
  route(app, 'POST /controls/make_api_request', async (request, { reply }) => {
    const { answer, isReplayed } = await answerProxied(handlers, request, app.once);
    if (isReplayed) reply.header(REPLAYED_HEADER, 'true');
    return Object(answer);
  });
}
