import type { Service } from '@casbah/discovery/catalogue/catalogue';
import type { BrrThresholds } from '@casbah/domain/risk';
import {
  createServiceIndex,
  type KnownTags,
  type Score,
  type ServiceIndex,
  withTags,
} from '../service-index.ts';

/** A company's risk profile; the same object until it changes. */
interface Judging {
  profile: { thresholds: BrrThresholds };
}

/** Services with each tenant's scores and tags. Tenants with equal risk profiles share an index. */
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
