import type { ServiceRequestAnswer, serviceRequestCalls } from '@casbah/contract/servicerequests';
import { CSV_START, csvLine } from '@casbah/domain/format/csv';
import { SEND_EMAIL } from '@casbah/domain/service-request';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { ServiceRequestsService } from './service.ts';
import type { WebsiteLook } from './website-look.ts';

/** URL lookups per person and minute, enough for lookups while typing. */
const LOOKS_PER_MINUTE = 30;

const COLUMNS = [
  ...(['number', 'kind', 'state', 'service_id', 'service_name', 'service_url'] as const),
  ...(['comments', 'priority', 'answer', 'created_on', 'created_by', 'modified_on', 'modified_by'] as const),
] as const satisfies readonly (keyof ServiceRequestAnswer)[];

export function serviceRequestsHandlers({
  service,
  website,
}: {
  service: ServiceRequestsService;
  website: WebsiteLook;
}): Handlers<typeof serviceRequestCalls> {
  return {
    'GET /risks/servicerequests': async ({ session, query }) => ({
      api_response: 'success',
      ...(await service.list(session.tenant, query)),
    }),

    'GET /risks/servicerequests/export': async ({ session, query }) => ({
      content: csvOf(service.all(session.tenant, query)),
      fileName: 'service-requests.csv',
    }),

    'POST /risks/requestservice': async (request) => {
      const { serviceName, serviceURL, comments, priorityStatus, sendEmail } = request.body;
      return {
        api_response: 'success',
        request: await service.ask(actorOf(request), {
          service_name: serviceName,
          service_url: serviceURL,
          comments,
          priority: priorityStatus,
          send_email: sendEmail === SEND_EMAIL.yes,
        }),
      };
    },

    'POST /risks/reviewservice': async (request) => {
      const { service_id, service_name, priority, send_email, comments, service_attributes } = request.body;
      return {
        api_response: 'success',
        request: await service.review(actorOf(request), {
          service_id,
          service_name,
          priority,
          comments,
          service_url: service_attributes?.service_url ?? '',
          send_email: send_email === SEND_EMAIL.yes,
        }),
      };
    },

    'PATCH /risks/servicerequests/{id}': async (request) => ({
      api_response: 'success',
      request: await service.move(actorOf(request), request.params.id, request.body),
    }),

    'POST /risks/website_meta': {
      handle: async ({ body, signal }) => ({
        api_response: 'success',
        ...(await website.at(body.serviceURL, signal)),
      }),
      perMinute: LOOKS_PER_MINUTE,
    },
  };
}

async function* csvOf(pieces: AsyncIterable<readonly ServiceRequestAnswer[]>): AsyncGenerator<string> {
  yield CSV_START + csvLine(COLUMNS);
  for await (const requests of pieces)
    yield requests.map((one) => csvLine(COLUMNS.map((column) => String(one[column] ?? '')))).join('');
}
