import { INCIDENT_HISTORY_DAYS, RELATED_ACTIVITIES } from '@casbah/domain/assessment';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

export interface StoredInvestigateSettings {
  history_days: number;
  related_activities: number;
  show_original: boolean;
}

const DEFAULTS: StoredInvestigateSettings = {
  history_days: INCIDENT_HISTORY_DAYS.default,
  related_activities: RELATED_ACTIVITIES.default,
  show_original: true,
};

export async function investigateSettings(tx: TenantTx): Promise<StoredInvestigateSettings> {
  const found = await tx
    .selectFrom('investigate_settings')
    .select(['history_days', 'related_activities', 'show_original'])
    .executeTakeFirst();
  return found ?? DEFAULTS;
}

export async function writeInvestigateSettings(
  tx: TenantTx,
  tenant: string,
  settings: StoredInvestigateSettings,
): Promise<void> {
  await tx
    .insertInto('investigate_settings')
    .values({ tenant_id: tenant, ...settings })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(settings))
    .execute();
  await sendSignals(tx, { tenant, area: 'investigate' });
}
