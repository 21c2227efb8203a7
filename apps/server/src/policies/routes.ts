import type { policiesCalls } from '@casbah/contract/policies';
import { POLICY_LIMITS } from '@casbah/domain/policy/policy';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { Decisions } from './decisions.ts';
import type { Enforcement } from './enforcement.ts';
import type { Policies } from './policies.ts';
import type { PolicyFiles } from './policy-files.ts';
import type { PolicyList } from './policy-list.ts';
import type { SigningKey } from './signing-key.ts';
import type { Snapshots } from './snapshot.ts';

interface PoliciesServices {
  list: PolicyList;
  policies: Policies;
  enforcement: Enforcement;
  files: PolicyFiles;
  snapshots: Snapshots;
  decisions: Decisions;
  key: SigningKey;
}

export function policiesHandlers({
  list,
  policies,
  enforcement,
  files,
  snapshots,
  decisions,
  key,
}: PoliciesServices): Handlers<typeof policiesCalls> {
  return {
    'GET /protect/policies': async ({ session, query }) => ({
      ...(await list.page(session.tenant, query)),
      limit: POLICY_LIMITS.policies,
    }),

    'POST /protect/policies': (request) => policies.create(actorOf(request), request.body),

    'GET /protect/policies/{id}': ({ session, params }) => policies.find(session.tenant, params.id),

    'PATCH /protect/policies/{id}': (request) =>
      enforcement.setActive(actorOf(request), request.params.id, request.body.is_active),

    'DELETE /protect/policies/{id}': async (request) => {
      await policies.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },

    'POST /protect/policies/{id}/clone': (request) => policies.clone(actorOf(request), request.params.id),

    'PUT /protect/policies/{id}/draft': (request) =>
      policies.saveDraft(actorOf(request), request.params.id, request.body),

    'DELETE /protect/policies/{id}/draft': async (request) => {
      await policies.discardDraft(actorOf(request), request.params.id, request.query.revision);
      return { api_response: 'success' };
    },

    'POST /protect/policies/activate': (request) => enforcement.activate(actorOf(request), request.body),

    'PUT /protect/policies/order': async (request) => {
      await enforcement.order(actorOf(request), request.body.ids);
      return { api_response: 'success' };
    },

    'GET /protect/policies/{id}/versions': ({ session, params, query }) =>
      policies.versions(session.tenant, params.id, query.before),

    'GET /protect/policies/{id}/versions/{version}': ({ session, params, query }) =>
      policies.version(session.tenant, params.id, params.version, query.to),

    'POST /protect/policies/{id}/versions/{version}/restore': (request) =>
      policies.restore(actorOf(request), request.params.id, {
        version: request.params.version,
        revision: request.body.revision,
      }),

    'POST /protect/policies/{id}/exceptions': (request) =>
      enforcement.addException(actorOf(request), request.params.id, request.body),

    'DELETE /protect/policies/{id}/exceptions/{exception}': (request) =>
      enforcement.removeException(actorOf(request), request.params.id, request.params.exception),

    'GET /protect/precedence': async ({ session }) => ({
      precedence: await enforcement.precedence(session.tenant),
    }),

    'PUT /protect/precedence': async (request) => ({
      precedence: await enforcement.setPrecedence(actorOf(request), request.body.precedence),
    }),

    'GET /protect/policies/export': async ({ session, query }) => ({
      content: [await files.export(session.tenant, query.filter)],
      mediaType: 'application/yaml',
      fileName: 'policies.yaml',
    }),

    'POST /protect/policies/diff': async ({ session, body }) => ({
      policies: await files.diff(session.tenant, body.yaml),
    }),

    'POST /protect/policies/import': async (request) => ({
      policies: await files.import(actorOf(request), request.body.yaml),
    }),

    'GET /api/policies/snapshot': async ({ session }) => {
      const { text, etag } = await snapshots.of(session.tenant);
      return { content: [text], etag, mediaType: 'application/json' };
    },

    'GET /api/policies/keys': async () => ({
      keys: [{ id: key.id, algorithm: 'Ed25519', public_key: key.publicKey }],
    }),

    'POST /api/decide': ({ session, body }) => decisions.decide(session.tenant, body),
  };
}
