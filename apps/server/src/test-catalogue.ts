import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { createCatalogueSearch } from '@casbah/discovery/catalogue/search';
import type { Provided } from './areas/provided.ts';
import type { ServiceIndex } from './service-index.ts';

export function catalogued(id: string, name: string, rest: Partial<Service> = {}): Service {
  return {
    id,
    name,
    vendor: undefined,
    category: 'Storage',
    headquarters: undefined,
    domains: [`${id}.example`],
    description: undefined,
    ...rest,
  };
}

/** A catalog of these services; every hostname is a company's. */
export function catalogueOf(services: readonly Service[]): Provided['catalogue'] {
  const catalogue = {
    services,
    get: (id: string) => services.find((service) => service.id === id),
    serviceOfHost: () => undefined,
  };
  return {
    ...catalogue,
    search: createCatalogueSearch(catalogue),
    instanceOf: (host) => ({ kind: 'corporate', name: host }),
    hasInstances: () => true,
  };
}

/** Scores services as in an index, regardless of a company's profile. */
export function scoringBy(index: ServiceIndex): Provided['scoring'] {
  return {
    scoresOf:
      async () =>
      ({ id }) =>
        index.get(id),
    byDefault: ({ id }) => index.get(id),
  };
}
