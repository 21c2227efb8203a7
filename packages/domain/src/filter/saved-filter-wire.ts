import type { Permission } from '../permission.ts';
import type { FilterValue } from './expression.ts';
import type { BlockOperator, ExprBlock, FilterModel, FilterType } from './model.ts';

/** How the groups of a saved filter are joined, or the blocks of one. */
export type Joined = 'AND' | 'OR';

/** One condition as a saved filter travels (PF-E039). */
export interface WireBlock {
  field: string;
  operator: BlockOperator;
  /** One value; several are in `list`, the ends of a range in `from` and `to`. */
  value?: FilterValue | undefined;
  list?: FilterValue[] | undefined;
  type: FilterType;
  /** Under which heading the field is offered. */
  group: string;
  meta_type: string;
  /** What the empty block says. */
  placeholder: string;
  /** The value as a person gave it. */
  originalValue?: FilterValue | undefined;
  from?: FilterValue | undefined;
  to?: FilterValue | undefined;
}

export interface WireGroup {
  operator: Joined;
  blocks: WireBlock[];
}

/** The filter expression of a saved filter: groups of blocks (PF-E038). Groups are joined one way, the blocks of each the other. */
export interface WireExpression {
  operator: Joined;
  groups: WireGroup[];
}

export function wireOfModel({ exprGroups, orBetweenGroups }: FilterModel): WireExpression {
  return {
    operator: orBetweenGroups ? 'OR' : 'AND',
    groups: exprGroups.map(({ exprBlocks }) => ({
      operator: orBetweenGroups ? 'AND' : 'OR',
      blocks: exprBlocks.flatMap(wireOfBlock),
    })),
  };
}

/** Blocks that hold a filter of their own (attributes of users) are part of no list's filter, and of no saved one. */
function wireOfBlock({ key, type, op, value, list }: ExprBlock): readonly WireBlock[] {
  if (typeof value === 'object') return [];
  const base = { field: key, operator: op, type, group: '', meta_type: type, placeholder: '' };
  if (op === 'between') {
    const [from, to] = list ?? [];
    return [{ ...base, from, to }];
  }
  if (list !== undefined) return [{ ...base, list: [...list] }];
  return [value === undefined ? base : { ...base, value, originalValue: value }];
}

/** A group of its own kind of joining is taken as the groups' opposite: a saved filter knows no third way. */
export function modelOfWire({ operator, groups }: WireExpression): FilterModel {
  return {
    orBetweenGroups: operator === 'OR',
    exprGroups: groups.map(({ blocks }, index) => ({
      uid: `g${index + 1}`,
      exprBlocks: blocks.map(blockOfWire),
    })),
  };
}

function blockOfWire({ field, operator, type, value, list, from, to }: WireBlock): ExprBlock {
  const base = { key: field, type, op: operator };
  if (operator === 'between' && from !== undefined && to !== undefined) return { ...base, list: [from, to] };
  if (list !== undefined) return { ...base, list };
  return value === undefined ? base : { ...base, value };
}

/** Who a saved filter is shared with: no one, the whole company, or people by ID. */
export type SharedWith = 'private' | 'company' | readonly string[];

/** Lists with saved filters. Permission to view the list includes its filters. */
export const SAVED_FILTER_APPS = {
  'audit.services': 'audit.view',
  'audit.users': 'audit.view',
  'audit.destinations': 'audit.view',
  'audit.sites': 'audit.view',
  history: 'history.view',
  sources: 'datasources.view',
  users: 'account.view',
  groups: 'account.view',
  /** Does as if: nothing is kept (PF-S044). */
  demo: 'session.use',
} as const satisfies Record<string, Permission>;
export type SavedFilterApp = keyof typeof SAVED_FILTER_APPS;

/** Whether the blocks of a list's filters are the filter expression's own. */
export function asksOfTraffic(app: SavedFilterApp): boolean {
  return SAVED_FILTER_APPS[app] === 'audit.view';
}

/** Maximum saved filters per person and list. */
export const MOST_SAVED_FILTERS = 100;

/**
 * The name that a new filter is offered (PL-V025), e.g. `My Filter Services 2026-11-22`: with a number behind it where that
 * is taken.
 */
export function defaultFilterName(base: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((name) => name.trim().toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base} (${number})`;
    if (!lower.has(name.toLowerCase())) return name;
  }
}
