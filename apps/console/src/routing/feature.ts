import type { FirstRouteMessageId } from '@casbah/messages/route-id';
import type { Icon } from '@casbah/widgets/icons/icon.tsx';
import type { AnyRoute } from '@tanstack/react-router';
import type { PageLink } from './page-link.ts';

/** What `features/<area>/feature.tsx` gives the first load. Pages are imported when they open. */
export interface Feature {
  routes: readonly AnyRoute[];
  rail?: readonly RailLink[];
}

/** The groups of the sidebar, in their order. `settings` has no caption and comes last. */
export const RAIL_GROUPS = [
  'discover',
  'investigate',
  'protect',
  'detect',
  'posture',
  'govern',
  'settings',
] as const;
export type RailGroup = (typeof RAIL_GROUPS)[number];

/** A link of the sidebar, for people who may open its page. It is current on all pages whose path starts with its own. */
export interface RailLink extends PageLink {
  /** The page's own name, so sidebar, heading and palette can't differ. */
  words: FirstRouteMessageId;
  icon: Icon;
  group: RailGroup;
  /** Its place in the group: ascending. */
  order: number;
  /** Paths elsewhere whose pages belong here. */
  also?: readonly string[];
  /** The time range goes along from the page one comes from. */
  keepsTime?: true;
}
