import type { Millis } from '../database.ts';

/** Companies that administer others. */
interface Partners {
  tenant_id: string;
  /** Lower case; unique. */
  code: string;
  name: string;
  /** URL its people go to after signing out; empty for the sign-in page. */
  logout_url: string;
  created_on: Millis;
  modified_on: Millis;
  modified_by: string | null;
}

/** Companies administered by a partner. */
interface PartnerCustomers {
  /** The administered company. */
  tenant_id: string;
  /** The partner's own company. */
  partner_id: string;
  /** Access profile of the partner's people, from the administered company. */
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
