import type { jobsCalls } from '@casbah/contract/jobs';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { JobsService } from './service.ts';

export function jobsHandlers(service: JobsService): Handlers<typeof jobsCalls> {
  return {
    'GET /admin/jobs': ({ session }) => service.list(session.tenant),
    'POST /admin/jobs/{queue}/run': (request) => service.run(actorOf(request), request.params.queue),
  };
}
