import type { FastifyInstance } from 'fastify';
import type { AuditParts } from './audit/reads.ts';
import { StandingReads } from './audit/standing-reads.ts';
import { shadowItRoutes } from './shadowit/routes.ts';
import { PoliciesService } from './shadowit/service.ts';
import { PolicyWatch, type WatchParts } from './shadowit/watch.ts';

export interface ShadowItArea {
  watch: PolicyWatch;
  routes(app: FastifyInstance): void;
}

/** Standing policies on services: their rules, and who looks at what is new. */
export function composeShadowIt(
  parts: Omit<WatchParts, 'reads'> & Pick<AuditParts, 'usage' | 'servicesOf'>,
): ShadowItArea {
  const reads = new StandingReads(parts);
  const service = new PoliciesService({ ...parts, reads });
  return {
    watch: new PolicyWatch({ ...parts, reads }),
    routes: (app) => shadowItRoutes(app, service),
  };
}
