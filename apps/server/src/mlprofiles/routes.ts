import type { mlprofilesCalls } from '@casbah/contract/mlprofiles';
import { MOST_ML_PROFILES } from '@casbah/domain/content-limits';
import { actorOf } from '../http/actor.ts';
import { whileItArrives } from '../http/arriving-body.ts';
import type { Handlers } from '../http/guard.ts';
import type { MlProfilesService } from './service.ts';

const DONE = { api_response: 'success' } as const;

export function mlprofilesHandlers(
  service: MlProfilesService,
  /** Maximum stall of a body in milliseconds. */
  bodyPatience: number,
): Handlers<typeof mlprofilesCalls> {
  return {
    'GET /protect/ml_profiles': async ({ session }) => ({
      profiles: await service.list(session.tenant),
      limit: MOST_ML_PROFILES,
    }),

    'POST /protect/ml_profiles': (request) => service.create(actorOf(request), request.body),

    'GET /protect/ml_profiles/{id}': ({ session, params }) => service.find(session.tenant, params.id),

    'PATCH /protect/ml_profiles/{id}': (request) =>
      service.change(actorOf(request), request.params.id, request.body),

    'DELETE /protect/ml_profiles/{id}': async (request) => {
      await service.remove(actorOf(request), request.params.id);
      return DONE;
    },

    'GET /protect/ml_profiles/{id}/samples': async ({ session, params }) => ({
      samples: await service.samples(session.tenant, params.id),
    }),

    'POST /protect/ml_profiles/{id}/samples': (request) =>
      service.addSample(
        actorOf(request),
        request.params.id,
        request.query,
        whileItArrives(request.body, { ms: bodyPatience, for: 'each chunk' }),
      ),

    'DELETE /protect/ml_profiles/{id}/samples/{sample}': async (request) => {
      await service.removeSample(actorOf(request), request.params.id, request.params.sample);
      return DONE;
    },

    'POST /protect/ml_profiles/{id}/train': (request) => service.train(actorOf(request), request.params.id),
  };
}
