import { useLocation } from '@tanstack/react-router';
import { features } from '../features/features.generated.ts';
import { RAIL_GROUPS } from '../routing/feature.ts';
import { railLinkOf, type ShownRailLink } from '../routing/rail-links.ts';

export const RAIL_LINKS: readonly ShownRailLink[] = features
  .flatMap(({ rail = [] }) => rail)
  .toSorted(
    (one, other) =>
      RAIL_GROUPS.indexOf(one.group) - RAIL_GROUPS.indexOf(other.group) || one.order - other.order,
  );

/** Returns the sidebar link that the open page belongs to. */
export function usePlaceInRail(): ShownRailLink | undefined {
  return railLinkOf(useLocation({ select: ({ pathname }) => pathname }), RAIL_LINKS);
}
