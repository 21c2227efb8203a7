import type { PeopleSeen } from '@casbah/domain/anonymous-person';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { UsageReads } from '@casbah/stores/events/event-store';
import type { FastifyInstance } from 'fastify';
import { Anonymity } from './anonymisation/anonymity.ts';
import { anonymisationRoutes } from './anonymisation/routes.ts';
import { RevealService } from './anonymisation/service.ts';
import type { Identity } from './http/sessions.ts';
import type { Keys } from './keys.ts';
import { makeSeal } from './seal.ts';

/** Anonymous people: what other areas ask about them, the calls, and what is to be cleared away now and then. */
export interface AnonymisationArea {
  peopleSeenBy(identity: Identity): Promise<PeopleSeen>;
  routes(app: FastifyInstance): void;
  tidy(): Promise<void>;
}

export function composeAnonymisation(parts: {
  control: ControlStore;
  usage: Pick<UsageReads, 'namesOf'>;
  keys: Pick<Keys, 'seal'>;
  clock: () => number;
}): AnonymisationArea {
  const anonymity = new Anonymity({ ...parts, seal: makeSeal(parts.keys) });
  const service = new RevealService({ ...parts, anonymity });
  return {
    peopleSeenBy: (identity) => anonymity.seenBy(identity),
    routes: (app) => anonymisationRoutes(app, service),
    tidy: () => service.tidy(),
  };
}
