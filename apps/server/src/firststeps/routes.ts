import type { firststepsCalls } from '@casbah/contract/firststeps';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { FirstSteps } from './service.ts';

export function firststepsHandlers({ service }: { service: FirstSteps }): Handlers<typeof firststepsCalls> {
  return {
    'GET /admin/first-steps': { handle: ({ session }) => service.steps(session.tenant) },
    'POST /admin/first-steps/sample': { handle: (request) => service.load(actorOf(request)), perMinute: 10 },
    'DELETE /admin/first-steps/sample': {
      handle: (request) => service.remove(actorOf(request)),
      perMinute: 10,
    },
  };
}
