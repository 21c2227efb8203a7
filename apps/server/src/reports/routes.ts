import type { reportsCalls } from '@casbah/contract/reports';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { UserDigests } from './digest-service.ts';
import type { ReportSchedules } from './service.ts';

/** Sending a report reaches people's mailboxes. */
const SENDS_A_MINUTE = 10;

export function reportsHandlers({
  service,
  digests,
}: {
  service: ReportSchedules;
  digests: UserDigests;
}): Handlers<typeof reportsCalls> {
  return {
    'GET /admin/reports/schedules': async ({ session }) => ({
      schedules: await service.list(session.tenant),
    }),

    'POST /admin/reports/schedules': async (request) => service.add(actorOf(request), request.body),

    'PATCH /admin/reports/schedules/{id}': async (request) =>
      service.change(actorOf(request), request.params.id, request.body),

    'DELETE /admin/reports/schedules/{id}': async (request) => {
      await service.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },

    'POST /admin/reports/schedules/{id}/send': {
      handle: async (request) => service.send(actorOf(request), request.params.id),
      perMinute: SENDS_A_MINUTE,
    },

    'GET /admin/reports/userdigest': async ({ session }) => digests.find(session.tenant),

    'PATCH /admin/reports/userdigest': async (request) => digests.change(actorOf(request), request.body),

    'GET /admin/reports/userdigest/preview': async ({ session, query }) =>
      digests.preview(session.tenant, query.email),

    'GET /admin/reports/deliveries/{id}/html': async ({ session, params }) => {
      const { html, day } = await service.delivery(session.tenant, params.id);
      return { content: inOnePiece(html), fileName: `audit-report-${day}.html` };
    },

    'GET /admin/reports/deliveries/{id}/csv': async ({ session, params }) => {
      const { csv, day } = await service.delivery(session.tenant, params.id);
      return { content: inOnePiece(csv), fileName: `services-${day}.csv` };
    },
  };
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text;
}
