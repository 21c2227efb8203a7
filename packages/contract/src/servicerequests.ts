import {
  completeServiceUrl,
  DEFAULT_PRIORITY,
  isComment,
  isServiceUrl,
  MOST_COMMENT_CHARACTERS,
  MOST_SERVICE_NAME_CHARACTERS,
  SEND_EMAIL,
  SERVICE_REQUEST_KINDS,
  SERVICE_REQUEST_STATES,
} from '@casbah/domain/service-request';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';

const success = z.literal('success');
const serviceURL = z
  .string()
  .max(2048)
  .refine(isServiceUrl, { message: 'Write an address like https://www.service.example' })
  .transform(completeServiceUrl);
const comments = z
  .string()
  .refine(isComment, {
    message: `Use at most ${MOST_COMMENT_CHARACTERS} characters, and not white space alone`,
  })
  .default('');
const serviceName = z.string().trim().min(1).max(MOST_SERVICE_NAME_CHARACTERS);
const priority = z.union([z.literal(1), z.literal(2), z.literal(3)]).default(DEFAULT_PRIORITY);
const sendEmail = z.union([z.literal(SEND_EMAIL.yes), z.literal(SEND_EMAIL.no)]).default(SEND_EMAIL.no);

export const serviceRequest = z.object({
  id: z.string(),
  number: z.number().int(),
  kind: z.enum(SERVICE_REQUEST_KINDS),
  /** The service to review; null for one missing from the catalog. */
  service_id: z.string().nullable(),
  service_name: z.string(),
  service_url: z.string(),
  comments: z.string(),
  priority: z.number().int(),
  /** 1 if the requester gets an email, 2 if not. */
  send_email: z.number().int(),
  state: z.enum(SERVICE_REQUEST_STATES),
  /** The reviewer's answer. */
  answer: z.string(),
  created_on: z.iso.datetime(),
  /** Email addresses; `null` if the account is gone. */
  created_by: z.string().nullable(),
  modified_on: z.iso.datetime(),
  modified_by: z.string().nullable(),
});
export type ServiceRequestAnswer = z.infer<typeof serviceRequest>;

const filter = {
  state: z.enum(SERVICE_REQUEST_STATES).optional(),
  kind: z.enum(SERVICE_REQUEST_KINDS).optional(),
  /** Substring of a name or address. */
  q: z.string().trim().max(128).optional(),
};
const made = z.object({ api_response: success, request: serviceRequest });

/** Service requests and their outcomes. */
export const serviceRequestCalls = calls({
  'GET /risks/servicerequests': {
    summary: 'List service requests, newest first.',
    permission: 'audit.view',
    query: z.object({
      ...filter,
      /** Continues before this request: `next` of the previous response. */
      before: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    answer: z.object({
      api_response: success,
      requests: z.array(serviceRequest),
      next: z.number().int().nullable(),
      /** Number of open requests in total. */
      open: z.number().int(),
    }),
    errors: [],
  },
  'GET /risks/servicerequests/export': {
    summary: 'Export matching service requests as CSV (streamed).',
    permission: 'audit.export',
    query: z.object(filter),
    answer: 'text/csv',
    errors: [],
  },
  'POST /risks/requestservice': {
    summary: 'Request a service missing from the catalog.',
    permission: 'audit.view',
    idempotent: true,
    body: z.strictObject({ serviceName, serviceURL, comments, priorityStatus: priority, sendEmail }),
    answer: made,
    status: 201,
    errors: ['LIMIT_REACHED'],
  },
  'POST /risks/reviewservice': {
    summary: "Request a review of a service's catalog entry.",
    permission: 'audit.view',
    idempotent: true,
    body: z.strictObject({
      service_id: z.string().min(1).max(128),
      service_name: serviceName,
      priority,
      send_email: sendEmail,
      comments,
      service_attributes: z.strictObject({ service_url: serviceURL }).optional(),
    }),
    answer: made,
    status: 201,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  'PATCH /risks/servicerequests/{id}': {
    summary:
      'Update the status of a service request, with a reason. The requester is notified if they asked for it.',
    permission: 'audit.modify',
    params: z.object({ id: z.string().min(1).max(64) }),
    body: z.strictObject({
      state: z.enum(SERVICE_REQUEST_STATES).optional(),
      answer: z.string().trim().max(1000).optional(),
    }),
    answer: made,
    errors: ['NOT_FOUND'],
  },
  'POST /risks/website_meta': {
    summary: 'Get the page title of a URL and the catalog service it belongs to.',
    permission: 'audit.view',
    unrecorded: 'It only looks an address up',
    body: z.strictObject({ serviceURL }),
    answer: z.object({
      api_response: success,
      serviceURL: z.string(),
      /** The page's own title, otherwise its description. */
      snippet: z.string(),
      /** Final URL of the page, and its metadata; empty if unknown. */
      url: z.string(),
      title: z.string(),
      description: z.string(),
      image: z.string(),
      /** The catalog's service at this address. */
      service_id: z.string().nullable(),
      service_name: z.string().nullable(),
    }),
    errors: ['UNPROCESSABLE'],
  },
});

export const serviceRequestEvents = historyEvents({
  'service_request.created': ['POST /risks/requestservice'],
  'service_review.requested': ['POST /risks/reviewservice'],
  'service_request.changed': ['PATCH /risks/servicerequests/{id}'],
});
