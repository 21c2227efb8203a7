import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { type BrrThresholds, DEFAULT_BRR_THRESHOLDS } from '@casbah/domain/risk';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { findTenant } from '@casbah/stores/control/tenants';
import { z } from 'zod';
import { createServiceIndex, type Score, type ServiceIndex } from './service-index.ts';

/** The setting of a tenant by which points become levels. */
const settings = z.object({
  brr_thresholds: z
    .object({ medium: z.number().min(0).max(100), high: z.number().min(0).max(100) })
    .refine(({ medium, high }) => medium <= high)
    .catch(DEFAULT_BRR_THRESHOLDS),
});

/** Indexes kept for different thresholds: few tenants move them. */
const MOST_KEPT = 16;

/** What is known of services, with each tenant's own thresholds. An index is made once for all who share them. */
export function servicesByTenant(parts: {
  control: ControlStore;
  services: readonly Service[];
  score: (service: Service, thresholds: BrrThresholds) => Score;
}): (tenant: string) => Promise<ServiceIndex> {
  const kept = new Map<string, ServiceIndex>();
  return async (tenant) => {
    const found = await parts.control.inTenant(tenant, (tx) => findTenant(tx, tenant));
    const { brr_thresholds: thresholds } = settings.parse(found?.settings ?? {});
    const key = `${thresholds.medium} ${thresholds.high}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const index = createServiceIndex(
      parts.services,
      (service) => parts.score(service, thresholds),
      thresholds,
    );
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, index);
    return index;
  };
}
