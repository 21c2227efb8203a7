import type { ConfigValue } from '@casbah/domain/tenant-config';
import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';

interface Tenants {
  id: string;
  name: string;
  primary_domain: string;
  created_on: Millis;
}

/** Settings that a tenant has changed. */
interface TenantConfig {
  tenant_id: string;
  app_name: string;
  param_name: string;
  param_value: ColumnType<ConfigValue, string, string>;
  misc: ColumnType<Record<string, unknown>, string, string>;
  modified_on: Millis;
  modified_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    tenants: Tenants;
    tenant_config: TenantConfig;
  }
}
