import { GROUP_FIELDS } from '../group-fields.ts';
import { HISTORY_FIELDS } from '../history-fields.ts';
import { PEOPLE_FIELDS } from '../people-fields.ts';
import { SOURCE_FIELDS } from '../source-fields.ts';
import { ACTIVITY_FIELDS } from './activity-fields.ts';
import { EXPRESSION, filterOfModel, modelOf } from './model.ts';
import { parseFilter } from './parse.ts';
import { printFilter } from './print.ts';
import { modelOfWire, type SavedFilterApp, type WireExpression, wireOfModel } from './saved-filter-wire.ts';
import { TRAFFIC_FIELDS } from './traffic-fields.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Filter fields of each list. */
export const FIELDS_OF_APP: Readonly<Record<SavedFilterApp, Vocabulary>> = {
  'audit.services': TRAFFIC_FIELDS,
  'audit.users': TRAFFIC_FIELDS,
  'audit.destinations': TRAFFIC_FIELDS,
  'audit.sites': TRAFFIC_FIELDS,
  investigate: ACTIVITY_FIELDS,
  history: HISTORY_FIELDS,
  sources: SOURCE_FIELDS,
  users: PEOPLE_FIELDS,
  groups: GROUP_FIELDS,
  demo: TRAFFIC_FIELDS,
};

/** A saved filter as stored. */
export interface KeptFilter {
  /** Text form. */
  filter: string;
  /** The original blocks if the text can't restore them: display details, or fields the list doesn't have. */
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

/** Invalid text goes in a separate block, where a person can correct it. */
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

/** Field order and undefined fields are irrelevant. */
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
