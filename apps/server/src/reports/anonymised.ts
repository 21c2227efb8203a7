import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';
import type { TenantTx } from '@casbah/stores/control/transaction';

/** Whether anonymization is on: then no digest names people or is sent to them. */
export async function isAnonymised(tx: TenantTx, tenant: string): Promise<boolean> {
  return (await findTenantSettings(tx, tenant)).value('privacy', 'user_anonymization');
}
