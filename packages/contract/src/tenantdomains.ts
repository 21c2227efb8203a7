import { DOMAIN_PROBLEMS, DOMAIN_PROOFS } from '@casbah/domain/domain-proof';
import { PATTERNS } from '@casbah/domain/pattern/patterns';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';

const domainName = z.string().trim().toLowerCase().refine(PATTERNS.domain.accepts, PATTERNS.domain.says);

export const tenantDomain = z.object({
  domain: z.string(),
  /** Primary domain of the company: the expected domain of its people's email addresses. */
  is_primary: z.boolean(),
  /** When it was verified; null if unverified, and then without effect. */
  verified_on: z.iso.datetime().nullable(),
  /** `operator`: accepted without verification, at setup or from before that was required. */
  method: z.enum([...DOMAIN_PROOFS, 'operator']).nullable(),
  checked_on: z.iso.datetime().nullable(),
  /** Why the last check failed. */
  problem: z.enum(DOMAIN_PROBLEMS).nullable(),
  /** Where to put the proof, and its content; null if none is required. */
  proof: z.object({ record: z.string(), file: z.string(), text: z.string() }).nullable(),
  /** Whether people of the domain sign in through a provider of the company. */
  is_signed_in_by: z.boolean(),
});
export type TenantDomainAnswer = z.infer<typeof tenantDomain>;

const domains = z.object({ api_response: z.literal('success'), domains: z.array(tenantDomain) });
const params = z.object({ domain: domainName });

export const tenantdomainsCalls = calls({
  'GET /admin/tenant/domains': {
    summary: "List the company's domains, with instructions to verify the unverified ones.",
    permission: 'settings.view',
    answer: domains,
    errors: [],
  },
  'POST /admin/tenant/domains': {
    summary: 'Add a domain. It takes effect once it is verified.',
    permission: 'settings.modify',
    idempotent: true,
    body: z.strictObject({ domain: domainName }),
    answer: domains,
    status: 201,
    errors: ['LIMIT_REACHED'],
  },
  'POST /admin/tenant/domains/{domain}/verify': {
    summary: 'Verify a domain by a DNS TXT record or a file on its web server.',
    permission: 'settings.modify',
    params,
    body: z.strictObject({ method: z.enum(DOMAIN_PROOFS) }),
    answer: z.object({ api_response: z.literal('success'), domain: tenantDomain }),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/tenant/domains/{domain}/primary': {
    summary: "Make a verified domain the company's primary domain. Only for sysadmins.",
    permission: 'sysadmin.use',
    params,
    answer: domains,
    errors: ['NOT_FOUND'],
  },
  'DELETE /admin/tenant/domains/{domain}': {
    summary: 'Delete a domain. Its people can no longer sign in through an identity provider.',
    permission: 'sysadmin.use',
    params,
    answer: domains,
    errors: ['NOT_FOUND'],
  },
});

export const tenantdomainsEvents = historyEvents({
  'domain.created': ['POST /admin/tenant/domains'],
  'domain.verified': ['POST /admin/tenant/domains/{domain}/verify'],
  'domain.made_primary': ['POST /admin/tenant/domains/{domain}/primary'],
  'domain.deleted': ['DELETE /admin/tenant/domains/{domain}'],
});
