import { addCondition } from '@casbah/domain/filter/change';
import { parseFilter } from '@casbah/domain/filter/parse';
import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import { call } from '../request/api.ts';
import type { Elsewhere, Search } from './address.ts';
import { appOf } from './app.ts';

const NO_SOURCE = 'none';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The name of a source, or its ID if it was deleted or isn't visible to this person, so the page shows no data. */
async function askForName(id: string): Promise<string> {
  try {
    return (await call('GET /admin/datasources/{id}', { params: { id } })).name;
  } catch {
    return id;
  }
}

/** Filter condition that selects a source in audit URLs: visible and editable like any other. */
export async function withSource(
  path: string,
  search: Search,
  nameOfSource: (id: string) => Promise<string> = askForName,
): Promise<Elsewhere | undefined> {
  if (appOf(path) !== 'audit') return undefined;
  const { ds, dsId, ...rest } = search;
  const chosen = [dsId, ds].find((value) => typeof value === 'string' && value !== '' && value !== NO_SOURCE);
  if (typeof chosen !== 'string') return { to: path, search: rest };
  if (path === '/appAudit/sources') return { to: path, search: { ...rest, source: chosen } };
  const name = ID.test(chosen) ? await nameOfSource(chosen) : chosen;
  const parsed = parseFilter(typeof rest.filter === 'string' ? rest.filter : '', TRAFFIC_FIELDS);
  // The page shows an unreadable filter's error; adding the selection would hide it.
  if (parsed.error !== undefined) return { to: path, search: rest };
  const filter = addCondition(parsed.filter, { kind: 'in', field: 'source', values: [name] });
  return { to: path, search: { ...rest, filter: printFilter(filter, TRAFFIC_FIELDS) } };
}
