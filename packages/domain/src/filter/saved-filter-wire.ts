import type { Permission } from '../permission.ts';
import type { FilterValue } from './expression.ts';
import type { BlockOperator, ExprBlock, FilterModel, FilterType } from './model.ts';

/** How groups of a saved filter, or blocks of a group, are joined. */
export type Joined = 'AND' | 'OR';

/** A condition of a saved filter on the wire (PF-E039). */
export interface WireBlock {
  field: string;
  operator: BlockOperator;
  /** A single value; several are in `list`, a range in `from` and `to`. */
  value?: FilterValue | undefined;
  list?: FilterValue[] | undefined;
  type: FilterType;
  /** Heading under which the field is offered. */
  group: string;
  meta_type: string;
  /** Placeholder of the empty block. */
  placeholder: string;
  /** The value as entered. */
  originalValue?: FilterValue | undefined;
  from?: FilterValue | undefined;
  to?: FilterValue | undefined;
}

export interface WireGroup {
  operator: Joined;
  blocks: WireBlock[];
}

/** A saved filter's expression: groups of blocks (PF-E038). Groups are joined one way, blocks the other. */
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

/** Blocks that contain a filter (user attributes) aren't part of a list's filter, nor of a saved one. */
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

/** A group's own join is taken as the opposite of the groups' join; saved filters support no other. */
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
  investigate: 'investigate.view',
  history: 'history.view',
  sources: 'datasources.view',
  users: 'account.view',
  groups: 'account.view',
  /** Demo: nothing is stored (PF-S044). */
  demo: 'session.use',
} as const satisfies Record<string, Permission>;
export type SavedFilterApp = keyof typeof SAVED_FILTER_APPS;

/** Whether a list's filter blocks are those of the filter expression over traffic. */
export function asksOfTraffic(app: SavedFilterApp): boolean {
  return SAVED_FILTER_APPS[app] === 'audit.view';
}

/** The same over activities. */
export function asksOfActivities(app: SavedFilterApp): boolean {
  return app === 'investigate';
}

/** Maximum saved filters per person and list. */
export const MOST_SAVED_FILTERS = 100;

/** Suggested name of a new filter (PL-V025), such as `My Filter Services 2026-11-22`, with a number if taken. */
export function defaultFilterName(base: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((name) => name.trim().toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base} (${number})`;
    if (!lower.has(name.toLowerCase())) return name;
  }
}
