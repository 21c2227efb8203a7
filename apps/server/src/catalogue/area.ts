import type { catalogueCalls } from '@casbah/contract/catalogue';
import { loadCatalogue } from '@casbah/discovery/catalogue/built-in';
import type { Catalogue, Service } from '@casbah/discovery/catalogue/catalogue';
import { hasCompanyInstances, instanceOf } from '@casbah/discovery/catalogue/instance';
import { type CatalogueSearch, createCatalogueSearch } from '@casbah/discovery/catalogue/search';
import { area } from '../areas/define.ts';
import type { Handlers } from '../http/guard.ts';
import type { ServiceIndex } from '../service-index.ts';
import { cataloguePage } from './catalogue-page.ts';
import { auditedServiceResource, serviceResource } from './resource.ts';
import { servicesByTenant } from './tenant-services.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** The catalog of services. */
    catalogue: Catalogue & {
      search: CatalogueSearch;
      /** Returns the company's instance of a service, from a hostname. */
      instanceOf: (host: string, service: Service) => ReturnType<typeof instanceOf>;
      /** Whether hostnames of the service distinguish personal from company accounts. */
      hasInstances: (service: Service) => boolean;
    };
    /** Services with a company's scores and tags. */
    servicesOf: (tenant: string) => Promise<ServiceIndex>;
  }
}

export const catalogueArea = area({
  name: 'catalogue',
  needs: [],
  gives: ['catalogue'],
  build() {
    const catalogue = loadCatalogue();
    return {
      provides: {
        catalogue: {
          ...catalogue,
          search: createCatalogueSearch(catalogue),
          instanceOf: (host, service) => instanceOf(service, host),
          hasInstances: hasCompanyInstances,
        },
      },
    };
  },
});

/** A separate area: tags and risk need the catalog, and scored services need both. */
export const judgedServicesArea = area({
  name: 'catalogue.judged',
  needs: ['catalogue', 'scoring', 'judgementOf', 'tagsOf'],
  gives: ['servicesOf'],
  build({ catalogue: { services }, scoring, judgementOf, tagsOf }) {
    const servicesOf = servicesByTenant({ services, judgementOf, tagsOf, scoresOf: scoring.scoresOf });
    return {
      resources: { ...serviceResource(services), ...auditedServiceResource(servicesOf) },
      provides: { servicesOf },
    };
  },
});

/** Separate: whether a service is used is read from traffic, which needs scored services. */
export const catalogueListArea = area({
  name: 'catalogue.list',
  needs: ['catalogue', 'servicesOf', 'trafficReads'],
  build({ catalogue: { search }, servicesOf, trafficReads: { reads, readerOf } }) {
    const handlers: Handlers<typeof catalogueCalls> = {
      'GET /audit/catalogue': async ({ session, reach, query, signal }) => {
        const reader = await readerOf({ session, reach });
        const [seen, services] = await Promise.all([reads.range(reader, signal), servicesOf(session.tenant)]);
        const reaches = (id: string) => reach.hasService(id);
        const isUsed = (id: string) => seen?.firstSeen.has(id) === true;
        return cataloguePage({ search, services, reaches, isUsed }, query);
      },
    };
    return { handlers };
  },
});
