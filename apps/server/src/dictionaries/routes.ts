import type { dictionariesCalls, PredefinedDictionary } from '@casbah/contract/dictionaries';
import { DICTIONARY_LIMITS } from '@casbah/domain/content-dictionary';
import { actorOf } from '../http/actor.ts';
import { whileItArrives } from '../http/arriving-body.ts';
import type { Handlers } from '../http/guard.ts';
import type { DictionariesService } from './service.ts';

export function dictionariesHandlers(
  service: DictionariesService,
  {
    bodyPatience,
    predefined,
  }: {
    /** Maximum stall of a body in milliseconds. */
    bodyPatience: number;
    predefined: readonly PredefinedDictionary[];
  },
): Handlers<typeof dictionariesCalls> {
  return {
    'GET /protect/dictionaries': async ({ session }) => ({
      dictionaries: await service.list(session.tenant),
      predefined: [...predefined],
      limit: DICTIONARY_LIMITS.dictionaries,
    }),

    'POST /protect/dictionaries': (request) => service.create(actorOf(request), request.body),

    'GET /protect/dictionaries/{id}': ({ session, params }) => service.find(session.tenant, params.id),

    'PATCH /protect/dictionaries/{id}': (request) =>
      service.change(actorOf(request), request.params.id, request.body),

    'DELETE /protect/dictionaries/{id}': async (request) => {
      await service.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },

    'GET /protect/dictionaries/{id}/terms': ({ session, params, query }) =>
      service.terms(session.tenant, params.id, query),

    'PUT /protect/dictionaries/{id}/terms': (request) =>
      service.replace(actorOf(request), request.params.id, request.body.terms),

    'PUT /protect/dictionaries/{id}/text': (request) =>
      service.replaceByText(
        actorOf(request),
        request.params.id,
        whileItArrives(request.body, { ms: bodyPatience, for: 'each chunk' }),
      ),

    'GET /protect/dictionaries/{id}/text': async ({ session, params }) => {
      const { name, content } = await service.text(session.tenant, params.id);
      return { content, fileName: `${name}.txt` };
    },
  };
}
