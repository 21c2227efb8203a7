import type { Route } from '../routing/route-table.ts';

/** The built pages that a person may open and goes to by name, in the table's order. */
export function palettePages(routes: readonly Route[], mayOpen: (path: string) => boolean): readonly Route[] {
  return routes.filter(
    ({ app, migrated, path, leadsTo, offered }) =>
      migrated &&
      app !== 'login' &&
      offered !== false &&
      leadsTo === undefined &&
      !path.includes('{') &&
      mayOpen(path),
  );
}
