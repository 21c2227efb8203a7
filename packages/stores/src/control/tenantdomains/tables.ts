import type { DomainProblem } from '@casbah/domain/domain-proof';
import type { Millis } from '../database.ts';

/** Domains a company claims or has verified, besides the tenant's `primary_domain`. */
interface TenantDomains {
  tenant_id: string;
  /** Lower case. */
  domain: string;
  /** Verification token, published at the domain. */
  token: string;
  /** Null until verified; the domain has no effect before. */
  verified_on: Millis | null;
  /** `operator`: accepted without verification, from before that was required. */
  method: 'dns' | 'file' | 'operator' | null;
  checked_on: Millis | null;
  /** Why the last check failed. */
  problem: DomainProblem | null;
  created_on: Millis;
  created_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    tenant_domains: TenantDomains;
  }
}
