import { addCondition, topParts } from '@casbah/domain/filter/change';
import type { Filter } from '@casbah/domain/filter/expression';
import { isAll, normalise } from '@casbah/domain/filter/normalise';
import { type Comparison, comparisonOf, partOfComparison } from '@casbah/domain/filter/operator';
import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import { readNumberText, writeNumberText } from '@casbah/domain/filter/typed-number';

/** One condition as the bar shows it. */
export interface ConditionToken extends Comparison {
  kind: 'condition';
}

/** A part that is no single condition (`a or b`): shown and edited as text. */
export interface ExpressionToken {
  kind: 'expression';
  part: Filter;
  text: string;
}

export type FilterToken = ConditionToken | ExpressionToken;

/** The filter's parts that all must hold, one token each. */
export function tokensOf(filter: Filter): readonly FilterToken[] {
  return topParts(filter)
    .filter((part) => !isAll(part))
    .map(tokenOf);
}

export function tokenOf(part: Filter): FilterToken {
  const comparison = comparisonOf(part, TRAFFIC_FIELDS);
  return comparison === undefined
    ? { kind: 'expression', part, text: printFilter(part, TRAFFIC_FIELDS) }
    : { kind: 'condition', ...comparison };
}

/** The part of a filter that a token stands for; `undefined` while it is not complete. */
export function partOf(token: FilterToken): Filter | undefined {
  return token.kind === 'expression' ? token.part : partOfComparison(token);
}

export function filterOf(tokens: readonly FilterToken[]): Filter {
  return normalise({ kind: 'and', parts: tokens.flatMap((token) => partOf(token) ?? []) });
}

/** One more condition. A list of values takes up the new ones, since nothing is two things at once. */
export function addToken(filter: Filter, token: FilterToken): Filter {
  const part = partOf(token);
  if (part === undefined) return filter;
  if (part.kind === 'in') return addCondition(filter, part);
  return normalise({ kind: 'and', parts: [...topParts(filter), part] });
}

/** A number as people write it: `100 MB`, `1,5 GB`, `10K`. `undefined` where it is none. */
export function readTypedNumber(field: TrafficField, text: string): number | undefined {
  return readNumberText(text, unitOf(field));
}

/** A number of a token, exact, with its unit set off: `100 MB`. */
export function writeTypedNumber(field: TrafficField, value: number): string {
  return writeNumberText(value, unitOf(field));
}

function unitOf(field: TrafficField): 'bytes' | undefined {
  return TRAFFIC_FIELDS[field].type === 'bytes' ? 'bytes' : undefined;
}
