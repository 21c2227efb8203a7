import type { FirstRouteMessageId } from '@casbah/messages/route-id';
import type { Icon } from '@casbah/widgets/icons/icon.tsx';
import type { AnyRoute } from '@tanstack/react-router';
import type { PageLink } from './page-link.ts';

/** What `features/<area>/feature.tsx` adds to the first load. Pages are imported on demand. */
export interface Feature {
  routes: readonly AnyRoute[];
  rail?: readonly RailLink[];
}

/** Groups of the sidebar, in order. `settings` has no caption and comes last. */
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

/** A sidebar link, for people who may open its page. Active on all pages whose path starts with its own. */
export interface RailLink extends PageLink {
  /** The page's own name, so sidebar, heading and palette can't differ. */
  words: FirstRouteMessageId;
  icon: Icon;
  group: RailGroup;
  /** Position in the group: ascending. */
  order: number;
  /** Other paths whose pages belong to this link. */
  also?: readonly string[];
  /** Keeps the time range of the current page. */
  keepsTime?: true;
}
