import type { Route } from '../routing/route-table.ts';

export interface PalettePages {
  built: readonly Route[];
  /** Still to be built: they can be found, but never stand in the way of what is there. */
  coming: readonly Route[];
}

/** The pages that a person may open and goes to by name, in the table's order. */
export function palettePages(routes: readonly Route[], mayOpen: (path: string) => boolean): PalettePages {
  const pages = routes.filter(
    ({ app, path, leadsTo, offered }) =>
      app !== 'login' && offered !== false && leadsTo === undefined && !path.includes('{') && mayOpen(path),
  );
  return {
    built: pages.filter(({ migrated }) => migrated),
    coming: pages.filter(({ migrated }) => !migrated),
  };
}
