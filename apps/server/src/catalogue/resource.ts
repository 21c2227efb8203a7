import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { readinessOrder, riskOrder } from '@casbah/domain/risk';
import { found, pageOf, textIn } from '../controls/paging.ts';
import { addressOf } from '../controls/proxy.ts';
import type { ResourceHandlers } from '../controls/resources.ts';
import { ApiFailure } from '../http/failure.ts';
import type { ScoredService, ServiceIndex } from '../service-index.ts';

/** Catalog services behind the generic proxy: the same for every company. */
export function serviceResource(services: readonly Service[]): Pick<ResourceHandlers, 'services'> {
  return {
    services: {
      list: async ({ params }) => {
        const rows = found(services, params, {
          nameOf: (service) => [service.name, service.id, service.vendor ?? '', ...service.domains].join(' '),
          keyOf: textIn,
        });
        const { meta, objects } = pageOf('services', rows, params);
        return { meta, objects: objects.map(serviceAnswer) };
      },
      get: async ({ id }) => {
        const service = services.find((one) => one.id === id);
        if (service === undefined) throw new ApiFailure('NOT_FOUND');
        return serviceAnswer(service);
      },
    },
  };
}

/** Services with a company's scores, behind the generic proxy. */
export function auditedServiceResource(
  servicesOf: (tenant: string) => Promise<ServiceIndex>,
): Pick<ResourceHandlers, 'audit'> {
  return {
    audit: {
      list: async ({ session, reach, params }) => {
        const index = await servicesOf(session.tenant);
        const rows = found(
          index.byName.filter((id) => reach.hasService(id)).map((id) => index.get(id)),
          params,
          {
            nameOf: (service) =>
              [service.name, service.id, service.vendor ?? '', ...service.domains].join(' '),
            keyOf: auditedKey,
          },
        );
        const { meta, objects } = pageOf('audit', rows, params);
        return { meta, objects: objects.map(auditedAnswer) };
      },
      get: async ({ session, reach, id }) => {
        const index = await servicesOf(session.tenant);
        if (!index.has(id) || !reach.hasService(id)) throw new ApiFailure('NOT_FOUND');
        return auditedAnswer(index.get(id));
      },
    },
  };
}

function serviceAnswer({ id, name, vendor, category, headquarters, domains }: Service) {
  return {
    id,
    name,
    vendor: vendor ?? null,
    category,
    headquarters: headquarters ?? null,
    domains: [...domains],
    resource_uri: addressOf('services', id),
  };
}

function auditedAnswer(service: ScoredService) {
  const { id, riskScore, brr, level, grade, confidence } = service;
  return {
    ...serviceAnswer(service),
    risk_score: riskScore,
    brr,
    level,
    confidence,
    grade: grade ?? null,
    resource_uri: addressOf('audit', id),
  };
}

function auditedKey(service: ScoredService, field: string): string | number {
  switch (field) {
    case 'risk_score':
      return riskOrder(service.brr);
    case 'brr':
      return readinessOrder(service.brr);
    case 'confidence':
      return service.confidence;
    default:
      return textIn(service, field);
  }
}
