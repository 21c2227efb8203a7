import { MINUTE_MS } from '@casbah/domain/time-units';
import { area } from '../areas/define.ts';
import { Feeds } from './feeds.ts';
import { BlockLists } from './lists.ts';
import { decisionsHandlers } from './routes.ts';
import { DecisionsService } from './service.ts';

/**
 * Decisions about services with their log, the block lists generated from them, and the feeds that products
 * fetch.
 */
export const decisionsArea = area({
  name: 'decisions',
  needs: ['control', 'clock', 'catalogue', 'tagsOf', 'onTagsChanged'],
  build({ control, clock, catalogue, tagsOf, onTagsChanged }) {
    const { services } = catalogue;
    const lists = new BlockLists({ tagsOf, services });
    const feeds = new Feeds({ control, clock, lists });
    const serviceOf = (id: string) => catalogue.get(id);
    const parts = { control, clock, services, serviceOf, lists, feeds, onTagsChanged };
    const decisions = new DecisionsService(parts);
    return {
      handlers: decisionsHandlers({ lists, feeds, decisions }),
      jobs: [{ name: 'decisions.expiry', every: MINUTE_MS, run: () => decisions.expire() }],
    };
  },
});
