import type { anonymisationCalls } from '@casbah/contract/anonymisation';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { RevealService } from './service.ts';
import type { TokensCall } from './tokens-routes.ts';

export function anonymisationHandlers(
  service: RevealService,
): Handlers<Omit<typeof anonymisationCalls, TokensCall>> {
  return {
    'GET /admin/anonymisation/state': ({ session }) => service.state(session),

    'GET /admin/anonymisation/requests': async ({ session }) => ({
      requests: await service.list(session),
    }),

    'POST /admin/anonymisation/requests': (request) =>
      service.ask(actorOf(request), request.session.rights, request.body),

    'POST /admin/anonymisation/requests/{id}/approve': (request) =>
      service.decide(actorOf(request), request.session.rights, request.params.id, 'approved'),

    'POST /admin/anonymisation/requests/{id}/refuse': (request) =>
      service.decide(actorOf(request), request.session.rights, request.params.id, 'refused'),

    'POST /admin/anonymisation/requests/{id}/end': (request) =>
      service.end(actorOf(request), request.session.rights, request.params.id),
  };
}
