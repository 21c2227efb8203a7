import { DOMAIN_PROBLEMS, DOMAIN_PROOFS } from '@casbah/domain/domain-proof';
import { PATTERNS } from '@casbah/domain/pattern/patterns';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';

const domainName = z.string().trim().toLowerCase().refine(PATTERNS.domain.accepts, PATTERNS.domain.says);

export const tenantDomain = z.object({
  domain: z.string(),
  /** The company's first domain: what its people's addresses are expected to end in. */
  is_primary: z.boolean(),
  /** Since when it counts as the company's own; null: not shown yet, and good for nothing. */
  verified_on: z.iso.datetime().nullable(),
  /** `operator`: taken as it was typed in, when the company was set up or before domains had to be shown. */
  method: z.enum([...DOMAIN_PROOFS, 'operator']).nullable(),
  checked_on: z.iso.datetime().nullable(),
  /** What the last look found instead of the proof. */
  problem: z.enum(DOMAIN_PROBLEMS).nullable(),
  /** Where the proof is put, and what it says; null where none is asked for. */
  proof: z.object({ record: z.string(), file: z.string(), text: z.string() }).nullable(),
  /** People sign in by it through a provider of the company. */
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
