import type { syslogCalls } from '@casbah/contract/syslog';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { SyslogService } from './service.ts';

export function syslogHandlers(service: SyslogService): Handlers<typeof syslogCalls> {
  return {
    'GET /admin/datasources/{id}/syslog': ({ session, params }) => service.find(session.tenant, params.id),

    'PUT /admin/datasources/{id}/syslog': (request) =>
      service.set(actorOf(request), request.params.id, request.body.senders),
  };
}
