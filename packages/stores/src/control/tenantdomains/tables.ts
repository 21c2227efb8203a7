import type { DomainProblem } from '@casbah/domain/domain-proof';
import type { Millis } from '../database.ts';

/** Domains that a company says, and those it has shown, to be its own; the first one is the tenant's `primary_domain`. */
interface TenantDomains {
  tenant_id: string;
  /** In lower case. */
  domain: string;
  /** What the company shows at the domain. */
  token: string;
  /** Null: not shown yet, and good for nothing. */
  verified_on: Millis | null;
  /** `operator`: taken as it was typed in, before domains had to be shown. */
  method: 'dns' | 'file' | 'operator' | null;
  checked_on: Millis | null;
  /** What the last look found instead. */
  problem: DomainProblem | null;
  created_on: Millis;
  created_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    tenant_domains: TenantDomains;
  }
}
