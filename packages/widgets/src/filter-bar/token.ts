import { addCondition, topParts } from '@casbah/domain/filter/change';
import type { Filter } from '@casbah/domain/filter/expression';
import { isAll, normalise } from '@casbah/domain/filter/normalise';
import { type Comparison, comparisonOf, partOfComparison } from '@casbah/domain/filter/operator';
import { printFilter } from '@casbah/domain/filter/print';
import { readNumberText, writeNumberText } from '@casbah/domain/filter/typed-number';
import { readTime, writeTime } from '@casbah/domain/filter/typed-time';
import type { FieldDefinition, Vocabulary } from '@casbah/domain/filter/vocabulary';

/** A condition as the bar shows it. */
export interface ConditionToken<Field extends string = string> extends Comparison<Field> {
  kind: 'condition';
}

/** A part that isn't a single condition (`a or b`): shown and edited as text. */
export interface ExpressionToken<Field extends string = string> {
  kind: 'expression';
  part: Filter<Field>;
  text: string;
}

export type FilterToken<Field extends string = string> = ConditionToken<Field> | ExpressionToken<Field>;

/** Top-level parts of a filter, one token each. */
export function tokensOf<Field extends string>(
  filter: Filter<Field>,
  fields: Vocabulary<NoInfer<Field>>,
): readonly FilterToken<Field>[] {
  return topParts(filter)
    .filter((part) => !isAll(part))
    .map((part) => tokenOf(part, fields));
}

export function tokenOf<Field extends string>(
  part: Filter<Field>,
  fields: Vocabulary<NoInfer<Field>>,
): FilterToken<Field> {
  const comparison = comparisonOf(part, fields);
  return comparison === undefined
    ? { kind: 'expression', part, text: printFilter(part, fields) }
    : { kind: 'condition', ...comparison };
}

/** The part of a filter that a token represents; `undefined` while incomplete. */
export function partOf<Field extends string>(token: FilterToken<Field>): Filter<Field> | undefined {
  return token.kind === 'expression' ? token.part : partOfComparison(token);
}

export function filterOf<Field extends string>(tokens: readonly FilterToken<Field>[]): Filter<Field> {
  return normalise({ kind: 'and', parts: tokens.flatMap((token) => partOf(token) ?? []) });
}

/** Adds a condition. New values are merged into an existing list, because no field has two values at once. */
export function addToken<Field extends string>(
  filter: Filter<Field>,
  token: FilterToken<Field>,
): Filter<Field> {
  const part = partOf(token);
  if (part === undefined) return filter;
  if (part.kind === 'in') return addCondition(filter, part);
  return normalise({ kind: 'and', parts: [...topParts(filter), part] });
}

/** Whether values are typed rather than looked up: numbers, sizes and times. */
export function isTyped({ type }: FieldDefinition): boolean {
  return type === 'number' || type === 'bytes' || type === 'time';
}

/** Parses a typed number or time: `100 MB`, `1,5 GB`, `10K`. `undefined` if invalid. */
export function readTypedNumber(field: FieldDefinition, text: string): number | undefined {
  if (field.type === 'time') return readTime(text.trim());
  return readNumberText(text, unitOf(field));
}

/** Exact number of a token with a separated unit: `100 MB`. */
export function writeTypedNumber(field: FieldDefinition, value: number): string {
  if (field.type === 'time') return writeTime(value);
  return writeNumberText(value, unitOf(field));
}

function unitOf({ type }: FieldDefinition): 'bytes' | undefined {
  return type === 'bytes' ? 'bytes' : undefined;
}
