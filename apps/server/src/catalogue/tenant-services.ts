import type { Service } from '@casbah/discovery/catalogue/catalogue';
import type { BrrThresholds } from '@casbah/domain/risk';
import {
  createServiceIndex,
  type KnownTags,
  type Score,
  type ServiceIndex,
  withTags,
} from '../service-index.ts';

/** How a company judges services; the same object for as long as it does so. */
interface Judging {
  profile: { thresholds: BrrThresholds };
}

/** What is known of services, as each tenant judges and tags them. An index is made once for all who judge alike. */
export function servicesByTenant<Judgement extends Judging>(parts: {
  services: readonly Service[];
  judgementOf: (tenant: string) => Promise<Judgement>;
  scoresOf: (services: readonly Service[], judgement: Judgement) => Promise<(service: Service) => Score>;
  tagsOf: (tenant: string) => Promise<KnownTags>;
}): (tenant: string) => Promise<ServiceIndex> {
  const kept = new WeakMap<Judgement, Promise<ServiceIndex>>();
  const make = async (judgement: Judgement): Promise<ServiceIndex> =>
    createServiceIndex(
      parts.services,
      await parts.scoresOf(parts.services, judgement),
      judgement.profile.thresholds,
    );
  const indexFor = (judgement: Judgement): Promise<ServiceIndex> => {
    const known = kept.get(judgement);
    if (known !== undefined) return known;
    const made = make(judgement);
    kept.set(judgement, made);
    made.catch(() => kept.delete(judgement));
    return made;
  };
  return async (tenant) => {
    const [judgement, tags] = await Promise.all([parts.judgementOf(tenant), parts.tagsOf(tenant)]);
    return withTags(await indexFor(judgement), tags);
  };
}
