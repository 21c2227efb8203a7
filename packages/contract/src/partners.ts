import { PARTNER_CODE, PARTNER_LOGOUT_URL } from '@casbah/domain/partner';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';

/** Partner code for sign-in: `/partner/{code}`. */
export const partnerCode = z
  .string()
  .trim()
  .toLowerCase()
  .regex(PARTNER_CODE, 'Use 3 to 32 letters, digits and hyphens');

const own = z.object({ code: z.string(), name: z.string(), logout_url: z.string() });

/** A company administered by the caller's, with its status. */
const customer = z.object({
  id: z.string(),
  name: z.string(),
  primary_domain: z.string(),
  since: z.iso.datetime(),
  /** Active accounts. */
  people: z.number(),
  datasources: z.number(),
  /** Files that failed and weren't retried. */
  failed_loads: z.number(),
  last_load_on: z.iso.datetime().nullable(),
});
export type PartnerCustomer = z.infer<typeof customer>;

export const partnersCalls = calls({
  'GET /admin/partners': {
    summary:
      "Get the company's partner status, the companies it administers with their status, and the partners that administer it.",
    permission: 'sysadmin.use',
    answer: z.object({
      own: own.nullable(),
      customers: z.array(customer),
      granted: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          since: z.iso.datetime(),
          /** Access profile of the partner's people here. */
          profile: z.object({ id: z.string(), name: z.string() }).nullable(),
        }),
      ),
    }),
    errors: [],
  },
  'POST /admin/partners/own': {
    summary: 'Make the company a partner, or update its code, its name or its sign-out address.',
    permission: 'sysadmin.use',
    body: z.strictObject({
      code: partnerCode,
      name: z.string().trim().min(1).max(64),
      logout_url: z
        .string()
        .max(2048)
        .regex(PARTNER_LOGOUT_URL, 'An address that begins with https://')
        .default(''),
    }),
    answer: own,
    errors: ['PARTNER_CODE_TAKEN'],
  },
  'POST /admin/partners/granted': {
    summary: 'Let a partner administer the company with an access profile.',
    permission: 'sysadmin.use',
    body: z.strictObject({ code: partnerCode, profile_id: z.string().min(1).max(128) }),
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND', 'CONFLICT', 'GRANTS_TOO_MUCH'],
  },
  'DELETE /admin/partners/granted/{code}': {
    summary: "Remove a partner. Its people's sessions in this company end immediately.",
    permission: 'sysadmin.use',
    params: z.object({ code: z.string().max(64) }),
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/partners/customers/{id}/open': {
    summary:
      'Open a company that yours administers: the session continues there with the permissions it granted. Both companies record it in their history.',
    permission: 'sysadmin.use',
    params: z.object({ id: z.string().max(128) }),
    answer: z.object({ api_response: z.literal('success'), redirect: z.string() }),
    errors: ['NOT_FOUND', 'CONFLICT', 'PROFILE_DEACTIVATED', 'OUT_OF_ALLOWED_IP_RANGE'],
  },
  'POST /admin/partners/return': {
    summary:
      'Return from an administered company to your own: your session there continues, this one ends. Both companies record it in their history.',
    permission: 'session.use',
    answer: z.object({ api_response: z.literal('success'), redirect: z.string() }),
    errors: ['CONFLICT', 'PROFILE_DEACTIVATED', 'OUT_OF_ALLOWED_IP_RANGE'],
  },
});

export const partnersEvents = historyEvents({
  'partner.created': ['POST /admin/partners/own'],
  'partner.access_granted': ['POST /admin/partners/granted'],
  'partner.access_revoked': ['DELETE /admin/partners/granted/{code}'],
  'partner.customer_opened': ['POST /admin/partners/customers/{id}/open'],
  'partner.customer_left': ['POST /admin/partners/return'],
});
