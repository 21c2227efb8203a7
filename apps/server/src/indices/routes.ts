import type { indicesCalls } from '@casbah/contract/indices';
import { MOST_INDEXES } from '@casbah/domain/content-limits';
import { actorOf } from '../http/actor.ts';
import { whileItArrives } from '../http/arriving-body.ts';
import type { Handlers } from '../http/guard.ts';
import type { IndicesService } from './service.ts';
import type { TableUploads } from './table-uploads.ts';

const DONE = { api_response: 'success' } as const;

export function indicesHandlers({
  service,
  uploads,
  bodyPatience,
}: {
  service: IndicesService;
  uploads: TableUploads;
  /** Maximum stall of a body in milliseconds. */
  bodyPatience: number;
}): Handlers<typeof indicesCalls> {
  return {
    'GET /protect/indices': async ({ session }) => ({
      indexes: await service.list(session.tenant),
      limit: MOST_INDEXES,
    }),

    'POST /protect/indices': (request) => service.create(actorOf(request), request.body),

    'GET /protect/indices/{id}': ({ session, params }) => service.find(session.tenant, params.id),

    'PATCH /protect/indices/{id}': (request) =>
      service.change(actorOf(request), request.params.id, request.body),

    'DELETE /protect/indices/{id}': async (request) => {
      await service.remove(actorOf(request), request.params.id);
      return DONE;
    },

    'POST /protect/indices/{id}/table': (request) =>
      uploads.start(actorOf(request), request.params.id, request.body),

    'PATCH /protect/indices/{id}/table': ({ session, params, headers, body }) =>
      uploads.receive(session.tenant, params.id, headers['upload-offset'], body),

    'GET /protect/indices/{id}/documents': async ({ session, params }) => ({
      documents: await service.documents(session.tenant, params.id),
    }),

    'POST /protect/indices/{id}/documents': (request) =>
      service.addDocument(
        actorOf(request),
        request.params.id,
        request.query.file_name,
        whileItArrives(request.body, { ms: bodyPatience, for: 'each chunk' }),
      ),

    'DELETE /protect/indices/{id}/documents/{document}': async (request) => {
      await service.removeDocument(actorOf(request), request.params.id, request.params.document);
      return DONE;
    },
  };
}
