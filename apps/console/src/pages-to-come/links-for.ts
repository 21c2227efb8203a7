import { offeredLinks } from '../features/links.generated.ts';
import type { OfferedLink } from '../routing/offered-link.ts';
import type { Route } from '../routing/route-table.ts';

/** A link to an existing page that covers part of a planned page's topic. */
export interface LinkToBuilt extends Pick<OfferedLink, 'page' | 'words' | 'search'> {
  /** Fills `{name}` in the label. */
  name?: string;
}

/** Links on a planned page: those of its cloud app, if any, then those of its app. */
export function linksFor({ app, name }: Pick<Route, 'app' | 'name'>): readonly LinkToBuilt[] {
  const ofApp = offeredLinks
    .flatMap((link) => {
      const place = link.on?.[app];
      return place === undefined ? [] : { link, place };
    })
    .sort((one, other) => one.place - other.place)
    .map(({ link }) => link);
  if (name === undefined) return ofApp;
  const ofCloudApp = offeredLinks.flatMap(({ page, words, searchOfCloudApp }) =>
    searchOfCloudApp === undefined ? [] : { page, words, name, search: searchOfCloudApp(name) },
  );
  return [...ofCloudApp, ...ofApp];
}
