import type { RailLink } from './feature.ts';
import type { Shown } from './page-link.ts';

/** A sidebar link with the router's types. */
export type ShownRailLink = Shown<RailLink>;

/** The link that a path belongs to: the one with the longest matching prefix. */
export function railLinkOf(path: string, links: readonly ShownRailLink[]): ShownRailLink | undefined {
  let best: { link: ShownRailLink; length: number } | undefined;
  for (const link of links)
    for (const start of [link.to, ...(link.also ?? [])])
      if (isWithin(path, start) && start.length > (best?.length ?? 0)) best = { link, length: start.length };
  return best?.link;
}

function isWithin(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`);
}
