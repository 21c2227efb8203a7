import type { Catalogue } from '@casbah/discovery/catalogue/catalogue';
import { ALL } from '@casbah/domain/filter/expression';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { Signal, SignalListener } from '@casbah/stores/control/signals';
import type { UsageReads } from '@casbah/stores/events/event-store';
import type { FastifyInstance } from 'fastify';
import type { Outgoing } from './http/outgoing.ts';
import { AnswersService } from './risk/answers.ts';
import { Judgements } from './risk/judgements.ts';
import type { PastUse } from './risk/preview.ts';
import { ProfilesService } from './risk/profiles.ts';
import { riskRoutes } from './risk/routes.ts';
import { scorerOf } from './score-compose.ts';
import { serviceRequestsRoutes } from './servicerequests/routes.ts';
import { ServiceRequestsService } from './servicerequests/service.ts';
import { WebsiteLook } from './servicerequests/website-look.ts';

const DAY = 86_400_000;
/** How much of the past a preview looks at. */
const PREVIEWED_DAYS = 30;

export interface RiskComposeParts {
  control: ControlStore;
  clock: () => number;
  catalogue: Catalogue;
  usage: Pick<UsageReads, 'range' | 'byService'>;
  outgoing: Outgoing;
  /** What was read of a company's services is no longer so. */
  onChange: (tenant: string) => void;
}

/** How services are judged, and what people ask for about them. */
export interface RiskArea {
  judgements: Judgements;
  routes(app: FastifyInstance): void;
  /** Before anybody is told: whoever asks again then is answered anew. */
  heed: Pick<SignalListener, 'missed'> & { hear(signal: Signal): void };
}

export function composeRisk(parts: RiskComposeParts): RiskArea {
  const { control, clock, catalogue, usage, outgoing } = parts;
  const judgements = new Judgements({
    control,
    scorerUnder: (profile) => scorerOf(profile, clock()),
  });
  const forget = (tenant: string): void => {
    judgements.forget(tenant);
    parts.onChange(tenant);
  };
  const profiles = new ProfilesService({ control, clock, onChange: forget });
  const answers = new AnswersService({
    control,
    clock,
    onChange: forget,
    nameOf: (id) => catalogue.get(id)?.name,
  });
  const requests = new ServiceRequestsService({ control, clock, nameOf: (id) => catalogue.get(id)?.name });
  const website = new WebsiteLook({ outgoing, serviceOfHost: (host) => catalogue.serviceOfHost(host) });

  async function pastUse(tenant: string, signal: AbortSignal): Promise<PastUse> {
    const span = await usage.range(tenant);
    if (span === undefined) return { range: undefined, services: new Map() };
    const range = { from: Math.max(span.from, span.to - PREVIEWED_DAYS * DAY), to: span.to + 1 };
    const used = await usage.byService({
      tenant,
      range,
      filter: ALL,
      within: ALL,
      people: undefined,
      resolve: () => [],
      signal,
      background: false,
    });
    return { range, services: new Map(used.map((one) => [one.service_id, one])) };
  }

  return {
    judgements,
    routes(app) {
      riskRoutes(app, {
        control,
        profiles,
        answers,
        pastUse,
        services: catalogue.services,
        serviceOf: (id) => catalogue.get(id),
        judgementOf: (tenant) => judgements.of(tenant),
        scorerUnder: (profile) => scorerOf(profile, clock()),
      });
      serviceRequestsRoutes(app, { service: requests, website });
    },
    heed: {
      hear: (signal) => {
        if ('area' in signal && signal.area === 'risk') forget(signal.tenant);
      },
      missed: () => judgements.forgetAll(),
    },
  };
}
