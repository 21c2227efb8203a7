import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';
import type { TenantTx } from '@casbah/stores/control/transaction';

/** Whether people are anonymous: then no digest names or addresses anyone. */
export async function isAnonymised(tx: TenantTx, tenant: string): Promise<boolean> {
  return (await findTenantSettings(tx, tenant)).value('privacy', 'user_anonymization');
}
