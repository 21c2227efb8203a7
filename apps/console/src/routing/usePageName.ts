import type { routeWords } from '@casbah/messages/every-area';
import type { ComingMessageId } from '@casbah/messages/route-id';
import { useWords } from '../words/useWords.ts';
import type { Match } from './route-table.ts';

/** Returns the name of a page; for a tab, its page's and its own. Requires the route messages. */
export function usePageName(): (match: Match) => string {
  const say = useWords<typeof routeWords>();
  return ({ route: { title, name = '' }, params }) => {
    const page = say(title, { name });
    const tab = tabWords(params.tab);
    return tab === undefined ? page : say('route.tab', { page, tab: say(tab) });
  };
}

function tabWords(tab: string | undefined): ComingMessageId | undefined {
  switch (tab) {
    case 'activities':
      return 'route.tab.activities';
    case 'apps':
      return 'route.tab.apps';
    case 'encryption':
      return 'route.tab.encryption';
    case 'exposed-content':
      return 'route.tab.exposed-content';
    case 'exposed-users':
      return 'route.tab.exposed-users';
    case 'messages':
      return 'route.tab.messages';
    case 'unexposed-content':
      return 'route.tab.unexposed-content';
    default:
      return undefined;
  }
}
