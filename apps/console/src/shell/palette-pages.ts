import type { Route } from '../routing/route-table.ts';

/** Built pages that a person may open by name, in table order. */
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
