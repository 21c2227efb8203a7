import type { MessageId } from '@casbah/messages/load';
import type { Icon } from '@casbah/widgets/icons/icon.tsx';
import type { AnyRoute } from '@tanstack/react-router';
import type { PageLink } from './page-link.ts';

/** What `features/<area>/feature.tsx` gives the first load. Pages are imported when they open. */
export interface Feature {
  routes: readonly AnyRoute[];
  rail?: readonly RailLink[];
}

/** A link of the navigation rail, for people who may open its page. */
export interface RailLink extends PageLink {
  words: MessageId;
  icon: Icon;
  group: 'discover' | 'govern';
  /** Its place in the group: ascending. */
  order: number;
}
