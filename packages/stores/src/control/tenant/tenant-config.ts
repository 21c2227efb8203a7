import { type ConfigValue, settingsOf, type TenantSettings } from '@casbah/domain/tenant-config';
import { sql } from 'kysely';
import { sendSignals } from '../signals.ts';
import type { ControlTx } from '../transaction.ts';

/** A setting that a tenant has changed. */
export interface StoredConfig {
  app_name: string;
  param_name: string;
  param_value: ConfigValue;
  misc: Readonly<Record<string, unknown>>;
}

/** Settings that a tenant has changed, of one application or all. Defaults are omitted. */
export async function listTenantConfig(
  tx: ControlTx,
  { tenant, app }: { tenant: string; app?: string | undefined },
): Promise<StoredConfig[]> {
  let query = tx
    .selectFrom('tenant_config')
    .select(['app_name', 'param_name', 'param_value', 'misc'])
    .where('tenant_id', '=', tenant)
    .orderBy('app_name')
    .orderBy('param_name');
  if (app !== undefined) query = query.where('app_name', '=', app);
  return query.execute();
}

/** All settings of a tenant: defaults overridden by its own values. */
export async function findTenantSettings(tx: ControlTx, tenant: string): Promise<TenantSettings> {
  return settingsOf(await listTenantConfig(tx, { tenant }));
}

/** Time zone of a tenant as an IANA name. */
export async function timeZoneOf(tx: ControlTx, tenant: string): Promise<string> {
  return settingsOf(await listTenantConfig(tx, { tenant, app: 'general' })).value('general', 'timezone');
}

export async function setTenantConfig(
  tx: ControlTx,
  item: StoredConfig & { tenant: string; time: number; by: string | null },
): Promise<void> {
  const { tenant, time, by, param_value, misc, ...name } = item;
  const values = {
    param_value: JSON.stringify(param_value),
    misc: JSON.stringify(misc),
    modified_on: time,
    modified_by: by,
  };
  await tx
    .insertInto('tenant_config')
    .values({ tenant_id: tenant, ...name, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'app_name', 'param_name']).doUpdateSet(values))
    .execute();
  await sendSignals(tx, { tenant, area: 'tenant' });
}

/** Disabled areas of the tenant in the surrounding `users` query. */
export const switchedOff = sql<readonly string[]>`coalesce((
  select jsonb_agg(flag.param_name) from tenant_config flag
  where flag.tenant_id = users.tenant_id and flag.app_name = 'features' and flag.param_value = 'false'::jsonb), '[]'::jsonb)`;
