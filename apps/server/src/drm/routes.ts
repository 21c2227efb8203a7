import type { drmCalls } from '@casbah/contract/drm';
import type { Handlers } from '../http/guard.ts';
import type { DrmService } from './service.ts';

/** All other DRM server calls go through the generic proxy. */
export function drmHandlers({ service }: { service: DrmService }): Handlers<typeof drmCalls> {
  return {
    'POST /admin/drm_servers/{id}/check': {
      handle: async ({ session, params }) => ({
        api_response: 'success',
        ...(await service.check(session.tenant, params.id)),
      }),
      perMinute: 30,
    },
  };
}
