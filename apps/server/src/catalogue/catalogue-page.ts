import type { CatalogueService } from '@casbah/contract/catalogue';
import type { Service } from '@casbah/discovery/catalogue/catalogue';
import type { CatalogueSearch } from '@casbah/discovery/catalogue/search';
import type { ServiceIndex } from '../service-index.ts';

export interface CatalogueAsked {
  q?: string | undefined;
  ids?: readonly string[] | undefined;
  used?: boolean | undefined;
  limit: number;
  offset: number;
}

/** Visible catalog services, used or not, best match first. */
export function cataloguePage(
  parts: {
    search: CatalogueSearch;
    services: ServiceIndex;
    reaches: (id: string) => boolean;
    isUsed: (id: string) => boolean;
  },
  { q = '', ids, used, limit, offset }: CatalogueAsked,
): { services: CatalogueService[]; total: number } {
  const named = ids === undefined ? undefined : new Set(ids);
  const found = parts.search
    .find(q)
    .filter(
      ({ id }) =>
        named?.has(id) !== false && parts.reaches(id) && (used === undefined || parts.isUsed(id) === used),
    );
  const row = ({ id, name, vendor, category, domains }: Service): CatalogueService => {
    const { riskScore, brr, level, grade } = parts.services.get(id);
    return {
      id,
      name,
      vendor: vendor ?? null,
      category,
      domain: domains[0] ?? '',
      risk_score: riskScore,
      brr,
      level,
      grade: grade ?? null,
      is_used: parts.isUsed(id),
    };
  };
  return { services: found.slice(offset, offset + limit).map(row), total: found.length };
}
