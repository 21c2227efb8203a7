import type { Millis } from '../database.ts';

/** Companies that look after others. */
interface Partners {
  tenant_id: string;
  /** In lower case; one of a kind. */
  code: string;
  name: string;
  /** Where its people go when they sign out; empty for the page of signing in. */
  logout_url: string;
  created_on: Millis;
  modified_on: Millis;
  modified_by: string | null;
}

/** Companies that let a partner look after them. */
interface PartnerCustomers {
  /** The company that is looked after. */
  tenant_id: string;
  /** The partner's own company. */
  partner_id: string;
  /** The access profile, one of the company's own, of the partner's people. */
  profile_id: string | null;
  since: Millis;
  granted_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    partners: Partners;
    partner_customers: PartnerCustomers;
  }
}
