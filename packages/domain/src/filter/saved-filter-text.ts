import { GROUP_FIELDS } from '../group-fields.ts';
import { HISTORY_FIELDS } from '../history-fields.ts';
import { PEOPLE_FIELDS } from '../people-fields.ts';
import { SOURCE_FIELDS } from '../source-fields.ts';
import { EXPRESSION, filterOfModel, modelOf } from './model.ts';
import { parseFilter } from './parse.ts';
import { printFilter } from './print.ts';
import { modelOfWire, type SavedFilterApp, type WireExpression, wireOfModel } from './saved-filter-wire.ts';
import { TRAFFIC_FIELDS } from './traffic-fields.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The fields that the filters of each list know. */
export const FIELDS_OF_APP: Readonly<Record<SavedFilterApp, Vocabulary>> = {
  'audit.services': TRAFFIC_FIELDS,
  'audit.users': TRAFFIC_FIELDS,
  'audit.destinations': TRAFFIC_FIELDS,
  'audit.sites': TRAFFIC_FIELDS,
  history: HISTORY_FIELDS,
  sources: SOURCE_FIELDS,
  users: PEOPLE_FIELDS,
  groups: GROUP_FIELDS,
  demo: TRAFFIC_FIELDS,
};

/** What a saved filter asks, as it is kept. */
export interface KeptFilter {
  /** Its text form. */
  filter: string;
  /** The blocks as they came, where the text doesn't bring them back: how a page shows them, or fields the list doesn't have. */
  written?: WireExpression | undefined;
}

export function keptFilter(app: SavedFilterApp, given: WireExpression): KeptFilter {
  const fields = FIELDS_OF_APP[app];
  const filter = printFilter(filterOfModel(modelOfWire(given), fields).filter, fields);
  return isSame(wireOfText(app, filter), given) ? { filter } : { filter, written: given };
}

export function wireOfKept(app: SavedFilterApp, { filter, written }: KeptFilter): WireExpression {
  return written ?? wireOfText(app, filter);
}

/** Unreadable text is put in a block of its own, where a person can correct it. */
function wireOfText(app: SavedFilterApp, text: string): WireExpression {
  const fields = FIELDS_OF_APP[app];
  const { filter } = parseFilter(text, fields);
  return wireOfModel(
    filter === undefined
      ? {
          orBetweenGroups: true,
          exprGroups: [
            { uid: 'g1', exprBlocks: [{ key: EXPRESSION, type: 'expression', op: 'is', value: text }] },
          ],
        }
      : modelOf(filter, fields),
  );
}

/** The order of fields says nothing, nor do fields that are undefined. */
function isSame(a: WireExpression, b: WireExpression): boolean {
  return said(a) === said(b);
}

function said(expression: WireExpression): string {
  return JSON.stringify(expression, (_, value: unknown) =>
    value instanceof Object && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted())
      : value,
  );
}
