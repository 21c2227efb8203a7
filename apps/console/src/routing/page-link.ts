import type { PagePath } from '@casbah/domain/page';

/** A link to a page that a feature gives the frame. */
export interface PageLink {
  to: PagePath;
}

/** The same link as the router takes it: route types are made of the features, so a feature's own type can't use them. */
export type Shown<Link extends PageLink> = Omit<Link, 'to'> & { to: string };
