import type { collectionCalls } from '@casbah/contract/collection';
import { CHUNK_HEADER } from '@casbah/domain/collection';
import { USERS_HEADER } from '@casbah/domain/user-token';
import { actorOf } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import type { Identity } from '../http/sessions.ts';
import type { Push } from './push.ts';
import type { Collections } from './service.ts';
import type { SourceTokens } from './tokens.ts';

/** Rate limit, because a test contacts an external server. */
const TESTS_A_MINUTE = 20;

export function collectionHandlers({
  push,
  tokens,
  collections,
  hidesPeople,
  wantsTokens,
  testsAMinute = TESTS_A_MINUTE,
}: {
  push: Push;
  tokens: SourceTokens;
  collections: Collections;
  /** Whether the caller sees pseudonyms: raw lines contain names. */
  hidesPeople: (identity: Identity) => Promise<boolean>;
  /** Whether a company refuses real user names from programs. */
  wantsTokens: (tenant: string) => Promise<boolean>;
  testsAMinute?: number;
}): Handlers<typeof collectionCalls> {
  return {
    'GET /admin/collection/kinds': async () => collections.kinds(),

    'POST /admin/collection/test': {
      handle: async ({ session, body, signal }) =>
        collections.test(session.tenant, body, { hidesPeople: await hidesPeople(session), signal }),
      perMinute: testsAMinute,
    },

    'GET /admin/datasources/{id}/collection': ({ session, params }) =>
      collections.find(session.tenant, params.id),

    'PUT /admin/datasources/{id}/collection': (request) =>
      collections.set(actorOf(request), request.params.id, request.body),

    'DELETE /admin/datasources/{id}/collection': async (request) => {
      await collections.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },

    'POST /admin/datasources/{id}/collection/run': async (request) => {
      await collections.runNow(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },

    'POST /ingest/{source}': async ({ sender, headers, body }) => {
      if (headers[USERS_HEADER] === 'names' && (await wantsTokens(sender.tenant)))
        throw new ApiFailure('USERS_MUST_BE_TOKENS');
      return push.receive(sender, {
        body,
        encoding: headers['content-encoding'],
        chunk: headers[CHUNK_HEADER],
      });
    },

    'GET /admin/datasources/{id}/tokens': ({ session, params }) => tokens.list(session.tenant, params.id),

    'POST /admin/datasources/{id}/tokens': (request) => tokens.make(actorOf(request), request.params.id),

    'DELETE /admin/datasources/{id}/tokens/{token}': async (request) => {
      await tokens.remove(actorOf(request), request.params.id, request.params.token);
      return { api_response: 'success' };
    },
  };
}
