import type { ControlStore } from '@casbah/stores/control/control-store';
import type { FastifyInstance } from 'fastify';
import { Feeds } from './decisions/feeds.ts';
import { BlockLists, type ListsParts } from './decisions/lists.ts';
import { type DecisionsArea, decisionsRoutes } from './decisions/routes.ts';

/** Decisions about services, the lists that are made of them, and the feeds that products fetch them by. */
export function composeDecisions(
  parts: ListsParts & Pick<DecisionsArea, 'changeTags'> & { control: ControlStore; clock: () => number },
): { routes(app: FastifyInstance): void } {
  const lists = new BlockLists(parts);
  const feeds = new Feeds({ ...parts, lists });
  return { routes: (app) => decisionsRoutes(app, { lists, feeds, changeTags: parts.changeTags }) };
}
