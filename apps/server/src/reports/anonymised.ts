import type { ControlTransaction } from '@casbah/stores/control/control-store';
import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';

/** Whether people are anonymous: then nobody is told anything by name. */
export async function isAnonymised(tx: ControlTransaction, tenant: string): Promise<boolean> {
  return (await findTenantSettings(tx, tenant)).value('privacy', 'user_anonymization');
}
