import type { Selection } from '@casbah/widgets/data-grid/selection.ts';
import { call } from '../../../request/api.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';

/** IDs per page of the list. */
const PAGE = 1000;

/** The list's query for the services. */
export interface ListAsked extends ScopeQuery {
  sort?: string;
  q?: string;
}

/** IDs of the selected services: “all” means everything that matches, loaded or not. */
export async function idsOf(selection: Selection, asked: ListAsked): Promise<string[]> {
  if (!selection.all) return [...selection.ids];
  const ids: string[] = [];
  for (;;) {
    const { rows, meta } = await call('GET /audit/services', {
      query: { ...asked, limit: PAGE, offset: ids.length },
    });
    ids.push(...rows.map(({ id }) => id));
    if (rows.length === 0 || ids.length >= meta.total) break;
  }
  return ids.filter((id) => !selection.ids.has(id));
}
