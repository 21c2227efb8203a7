import { CHUNK_HEADER } from '@casbah/domain/collection';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../http/actor.ts';
import { route } from '../http/guard.ts';
import type { Push } from './push.ts';
import type { SourceTokens } from './tokens.ts';

export function collectionRoutes(
  app: FastifyInstance,
  { push, tokens }: { push: Push; tokens: SourceTokens },
): void {
  route(app, 'POST /ingest/{source}', ({ sender, headers, body }) =>
    push.receive(sender, {
      body,
      encoding: headers['content-encoding'],
      chunk: headers[CHUNK_HEADER],
    }),
  );

  route(app, 'GET /admin/datasources/{id}/tokens', ({ session, params }) =>
    tokens.list(session.tenant, params.id),
  );

  route(app, 'POST /admin/datasources/{id}/tokens', (request) =>
    tokens.make(actorOf(request), request.params.id),
  );

  route(app, 'DELETE /admin/datasources/{id}/tokens/{token}', async (request) => {
    await tokens.remove(actorOf(request), request.params.id, request.params.token);
    return { api_response: 'success' };
  });
}
