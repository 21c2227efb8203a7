import type { DirectoryRun, directoryCalls } from '@casbah/contract/directory';
import { CSV_START, csvLine } from '@casbah/domain/format/csv';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import { ownOrigin } from '../http/origin.ts';
import type { DirectoryService } from './service.ts';

export interface DirectoryRoutesParts {
  service: DirectoryService;
  /** Origin at which people open Casbah, if configured. */
  publicUrl: string | undefined;
}

export function directoryHandlers({
  service,
  publicUrl,
}: DirectoryRoutesParts): Handlers<typeof directoryCalls> {
  return {
    'GET /admin/directory': async ({ session }, { request }) =>
      service.overview(session.tenant, publicUrl ?? ownOrigin(request)),

    'GET /admin/directory/runs': async ({ session, query }) => service.runs(session.tenant, query),

    'GET /admin/directory/runs/{id}': async ({ session, params }) => service.run(session.tenant, params.id),

    'GET /admin/directory/runs/{id}/lines': async ({ session, params, query }) =>
      service.lines(session.tenant, params.id, query),

    'GET /admin/directory/runs/{id}/wrong.csv': async ({ session, params }) => {
      const pages = await service.wrongLines(session.tenant, params.id);
      async function* content(): AsyncGenerator<string> {
        yield CSV_START + csvLine(['line', 'email', 'field', 'problem']);
        for await (const lines of pages)
          yield lines
            .map(({ line, email, field, problem }) => csvLine([line, email, field, problem]))
            .join('');
      }
      return { content: content(), fileName: 'people-not-taken.csv' };
    },

    'POST /admin/directory/imports': async (asked) =>
      service.receive(actorOf(asked), asked.query, asked.body),

    'POST /admin/directory/imports/{id}/start': async (asked): Promise<DirectoryRun> =>
      service.start(actorOf(asked), asked.params.id),

    'DELETE /admin/directory/runs/{id}': async (asked) => service.cancel(actorOf(asked), asked.params.id),

    'GET /admin/directory/connection': async ({ session }) => ({
      connection: await service.connection(session.tenant),
    }),

    'PUT /admin/directory/connection': async (asked) =>
      service.setConnection(actorOf(asked), asked.session.rights, asked.body),

    'POST /admin/directory/connection/take-over': async (asked) =>
      service.takeOver(actorOf(asked), asked.session.rights),

    'DELETE /admin/directory/connection': async (asked) => {
      await service.removeConnection(actorOf(asked));
      return { api_response: 'success' };
    },

    'POST /admin/directory/connection/test': async (asked) =>
      service.test(actorOf(asked), asked.session.rights, asked.body),

    'POST /admin/directory/connection/run': async (asked) => service.runConnection(actorOf(asked)),
  };
}
