import type { datasourcesCalls } from '@casbah/contract/datasources';
import type { PeopleSeen } from '@casbah/domain/anonymous-person';
import { actorOf } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import type { Identity } from '../http/sessions.ts';
import { arrivalsOf } from './arrivals.ts';
import { rejectedLines, rejectList, rejectsOf } from './rejects.ts';
import type { DatasourcesParts, DatasourcesService } from './service.ts';
import { type UploadParts, Uploads } from './uploads.ts';
import { loadAnswer } from './wire.ts';

/** A log format as offered for selection. */
export interface FormatChoice {
  name: string;
  title: string;
  fields: readonly string[];
  signs: boolean;
  activities: boolean;
}

export function datasourcesHandlers(
  parts: DatasourcesParts &
    UploadParts & {
      service: DatasourcesService;
      /** Formats that a company may select, including its own parsers. */
      formats: (tenant: string) => Promise<readonly FormatChoice[]>;
      /** How people are named for a person. */
      peopleSeenBy: (identity: Identity) => Promise<PeopleSeen>;
    },
): Handlers<typeof datasourcesCalls> {
  const { service } = parts;
  const uploads = new Uploads(parts);

  // A log line has the original user names.
  const hidesPeople = async (session: Identity): Promise<boolean> =>
    (await parts.peopleSeenBy(session)).people?.hidden === true;
  return {
    'GET /admin/datasources': ({ session, query }) => service.list(session.tenant, query.filter),

    'POST /admin/datasources': (request) => service.create(actorOf(request), request.body),

    'GET /admin/datasources/{id}': ({ session, params }) => service.find(session.tenant, params.id),

    'PATCH /admin/datasources/{id}': (request) =>
      service.change(actorOf(request), request.params.id, request.body),

    'DELETE /admin/datasources/{id}': async (request) => {
      await service.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },

    'GET /admin/datasources/{id}/loads': ({ session, params, query }) =>
      service.loads(session.tenant, params.id, query),

    'POST /admin/datasources/{id}/loads': (request) =>
      service.announce(actorOf(request), request.params.id, request.body),

    'PATCH /admin/loads/{id}/content': async ({ session, params, headers, body }) => {
      const load = await uploads.receive(session.tenant, params.id, headers['upload-offset'], body);
      return loadAnswer(load);
    },

    'GET /admin/loads/{id}': ({ session, params }) => service.load(session.tenant, params.id),

    'POST /admin/loads/{id}/retry': (request) => service.retry(actorOf(request), request.params.id),

    'DELETE /admin/loads/{id}': async (request) => {
      await service.removeLoad(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },

    'GET /admin/datasources/{id}/arrivals': ({ session, params, query }) =>
      arrivalsOf(parts, session.tenant, params.id, Number(query.days)),

    'GET /admin/datasources/{id}/rejects': async ({ session, params, query }) =>
      rejectsOf(parts, session.tenant, params.id, (await hidesPeople(session)) ? 0 : query.samples),

    'GET /admin/rejects': async ({ session, query: { limit, offset, ...asked } }) =>
      rejectList(parts, session.tenant, asked, { limit, offset }, await hidesPeople(session)),

    'GET /admin/datasources/{id}/rejects/download': async ({ session, params }) => {
      if (await hidesPeople(session)) throw new ApiFailure('PEOPLE_ANONYMOUS');
      return { content: rejectedLines(parts, session.tenant, params.id), fileName: 'lines-set-aside.txt' };
    },

    'POST /admin/datasources/{id}/rejects/parse_again': (request) =>
      service.parseAgain(actorOf(request), request.params.id),

    'GET /admin/formats': async ({ session }) => ({
      formats: (await parts.formats(session.tenant)).map((format) => ({
        ...format,
        fields: [...format.fields],
      })),
    }),
  };
}
