import type { PagePath } from '@casbah/domain/page';

/** A feature's link to a page, for the frame. */
export interface PageLink {
  to: PagePath;
}

/** The same link with the router's types, which are derived from the features, so features can't use them. */
export type Shown<Link extends PageLink> = Omit<Link, 'to'> & { to: string };
