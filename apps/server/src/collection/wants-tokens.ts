import { settingsOf } from '@casbah/domain/tenant-config';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { listTenantConfig } from '@casbah/stores/control/tenant/tenant-config';

/** Whether a company accepts pushed lines only if user names in them were replaced by tokens. */
export async function wantsTokens(control: ControlStore, tenant: string): Promise<boolean> {
  const rows = await control.inTenant(tenant, (tx) => listTenantConfig(tx, { tenant, app: 'audit' }));
  return settingsOf(rows).value('audit', 'spanva_anonymization');
}
