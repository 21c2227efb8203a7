import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { type BrrThresholds, DEFAULT_BRR_THRESHOLDS } from '@casbah/domain/risk';
import { settingsOf, type TenantSettings } from '@casbah/domain/tenant-config';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { listTenantConfig } from '@casbah/stores/control/tenant-config';
import {
  createServiceIndex,
  type KnownTags,
  type Score,
  type ServiceIndex,
  withTags,
} from '../service-index.ts';

/** By which points a tenant's services are of medium and of high risk. */
function thresholdsOf(settings: TenantSettings): BrrThresholds {
  const medium = settings.value('audit', 'brr_threshold_medium');
  const high = settings.value('audit', 'brr_threshold_high');
  return medium <= high ? { medium, high } : DEFAULT_BRR_THRESHOLDS;
}

/** Indexes kept for different thresholds: few tenants move them. */
const MOST_KEPT = 16;

/** What is known of services, with each tenant's own thresholds and tags. An index is made once for all who share thresholds. */
export function servicesByTenant(parts: {
  control: ControlStore;
  services: readonly Service[];
  score: (thresholds: BrrThresholds) => Promise<(service: Service) => Score>;
  tagsOf: (tenant: string) => Promise<KnownTags>;
}): (tenant: string) => Promise<ServiceIndex> {
  const kept = new Map<string, Promise<ServiceIndex>>();
  const make = async (thresholds: BrrThresholds): Promise<ServiceIndex> =>
    createServiceIndex(parts.services, await parts.score(thresholds), thresholds);
  return async (tenant) => {
    const [stored, tags] = await Promise.all([
      parts.control.inTenant(tenant, (tx) => listTenantConfig(tx, { tenant, app: 'audit' })),
      parts.tagsOf(tenant),
    ]);
    const thresholds = thresholdsOf(settingsOf(stored));
    const key = `${thresholds.medium} ${thresholds.high}`;
    const known = kept.get(key);
    if (known !== undefined) return withTags(await known, tags);
    const index = make(thresholds);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, index);
    return withTags(await index, tags);
  };
}
