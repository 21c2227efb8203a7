import type { DeploymentType } from '@casbah/contract/tenant';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import type { EventStore } from '@casbah/stores/events/event-store';
import type { FastifyInstance } from 'fastify';
import { sealAddresses } from './destinations/address.ts';
import { destinationsRoutes } from './destinations/routes.ts';
import { DestinationsService } from './destinations/service.ts';
import { Telling } from './destinations/telling.ts';
import { drmRoutes } from './drm/routes.ts';
import { DrmService } from './drm/service.ts';
import { entryAnswer } from './history/wire.ts';
import type { Outgoing } from './http/outgoing.ts';
import type { Seal } from './seal.ts';
import { sshKeysRoutes } from './sshkeys/routes.ts';
import { SshKeysService } from './sshkeys/service.ts';
import type { ResolveText } from './tenant/domain-proof.ts';
import { DomainsService } from './tenant/domains.ts';
import { TenantFacts } from './tenant/facts.ts';
import { Retention } from './tenant/retention.ts';
import { tenantRoutes } from './tenant/routes.ts';
import { TenantService } from './tenant/service.ts';

export interface TenantComposeParts {
  control: ControlStore;
  clock: () => number;
  seal: Seal;
  outgoing: Outgoing;
  resolveText: ResolveText;
  queueMail: QueueMail;
  events: Pick<EventStore, 'size' | 'deleteBefore'> & { usage: Pick<EventStore['usage'], 'range'> };
  deployment: DeploymentType;
  version: string;
  /** Addresses that the operator names. */
  teamUrl?: string | undefined;
  guideVideoUrl?: string | undefined;
  publicUrl?: string | undefined;
  onFault: (what: string, error: unknown) => void;
}

/** What a company sets for itself: its calls, and what is done about it now and then. */
export interface TenantArea {
  tenants: TenantService;
  drm: DrmService;
  telling: Telling;
  /** Seals the addresses of webhooks that an earlier version kept as they are. */
  sealAddresses(): Promise<number>;
  retention: Retention;
  routes(app: FastifyInstance): void;
}

export function composeTenant(parts: TenantComposeParts): TenantArea {
  const tenants = new TenantService(parts);
  const drm = new DrmService(parts);
  const facts = new TenantFacts(parts);
  return {
    tenants,
    drm,
    telling: new Telling({ ...parts, entryAnswer }),
    sealAddresses: () => sealAddresses(parts),
    retention: new Retention(parts),
    routes(app) {
      const { deployment, clock, teamUrl, guideVideoUrl, publicUrl } = parts;
      const domains = new DomainsService(parts);
      tenantRoutes(app, {
        service: tenants,
        domains,
        facts,
        deployment,
        clock,
        teamUrl,
        guideVideoUrl,
        publicUrl,
      });
      destinationsRoutes(app, { service: new DestinationsService(parts) });
      sshKeysRoutes(app, { service: new SshKeysService(parts) });
      drmRoutes(app, { service: drm });
    },
  };
}
