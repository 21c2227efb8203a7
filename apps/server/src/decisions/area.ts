import { area } from '../areas/define.ts';
import { Feeds } from './feeds.ts';
import { BlockLists } from './lists.ts';
import { decisionsHandlers } from './routes.ts';

/** Decisions about services, the block lists made of them, and the feeds that products fetch. */
export const decisionsArea = area({
  name: 'decisions',
  needs: ['control', 'clock', 'catalogue', 'tagsOf', 'changeServiceTags'],
  build({ control, clock, catalogue, tagsOf, changeServiceTags }) {
    const lists = new BlockLists({ tagsOf, services: catalogue.services });
    const feeds = new Feeds({ control, clock, lists });
    return { handlers: decisionsHandlers({ lists, feeds, changeTags: changeServiceTags }) };
  },
});
