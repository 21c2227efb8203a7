import type { Filter, FilterValue } from '@casbah/domain/filter/expression';
import { type Operator, operatorsOf, takesMany, takesNoValue } from '@casbah/domain/filter/operator';
import { type FilterError, parseFilter } from '@casbah/domain/filter/parse';
import type { FieldDefinition, Vocabulary } from '@casbah/domain/filter/vocabulary';
import { isTyped, readTypedNumber } from './token.ts';

/** A filterable field of a page. */
export interface FieldChoice<Field extends string = string> {
  field: Field;
  label: string;
  /** All its values; others can't be typed. */
  closed?: readonly ValueChoice[] | undefined;
  /** Whether plain words may search this field. */
  search?: boolean | undefined;
}

export interface ValueChoice {
  value: FilterValue;
  label: string;
  /** Rows with this value. */
  count?: number | undefined;
}

/** A token being created: field, then operator, then values. */
export interface Draft<Field extends string = string> {
  field?: Field | undefined;
  operator?: Operator | undefined;
  /** Previous operator, while it is being edited. */
  before?: Operator | undefined;
  values: readonly FilterValue[];
}

export const NEW_DRAFT: Draft<never> = { values: [] };

export type Suggestion<Field extends string = string> =
  | { kind: 'field'; choice: FieldChoice<Field> }
  | { kind: 'search'; choice: FieldChoice<Field>; text: string }
  | { kind: 'expression'; filter: Filter<Field> }
  | { kind: 'operator'; operator: Operator; label: string }
  | { kind: 'value'; operator: Operator; choice: ValueChoice; chosen: boolean }
  /** A typed value that isn't in a list. */
  | { kind: 'typed'; operator: Operator; value: FilterValue }
  /** The values are complete, so create the token. */
  | { kind: 'apply' };

export interface Suggestions<Field extends string = string> {
  step: 'field' | 'operator' | 'value';
  options: readonly Suggestion<Field>[];
  /** Error in the typed text, shown below the options. */
  error?: { kind: 'expression'; error: FilterError } | { kind: 'number' } | undefined;
}

const fold = (text: string) => text.toLocaleLowerCase();

/** Whether the label starts with the text (2), contains it (1), or neither (0). */
function matches(label: string, text: string): 0 | 1 | 2 {
  const [inside, wanted] = [fold(label), fold(text)];
  if (inside.startsWith(wanted)) return 2;
  return inside.includes(wanted) ? 1 : 0;
}

/** Looks like filter syntax: contains a comparison or conjunction. */
const LOOKS_LIKE_EXPRESSION = /[=<>()]|\b(in|contains|starts|ends|exists|and|or|not)\s/i;

export function suggestFields<Field extends string>(
  fields: readonly FieldChoice<Field>[],
  vocabulary: Vocabulary<Field>,
  typed: string,
): Suggestions<Field> {
  const text = typed.trim();
  if (text === '') return { step: 'field', options: fields.map((choice) => ({ kind: 'field', choice })) };
  const found = fields
    .map((choice) => ({ choice, rank: Math.max(matches(choice.label, text), matches(choice.field, text)) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ choice }): Suggestion<Field> => ({ kind: 'field', choice }));
  if (LOOKS_LIKE_EXPRESSION.test(typed)) {
    const { filter, error } = parseFilter(text, vocabulary);
    if (filter !== undefined) return { step: 'field', options: [{ kind: 'expression', filter }, ...found] };
    if (found.length === 0) return { step: 'field', options: [], error: { kind: 'expression', error } };
  }
  const searches = fields
    .filter((choice) => choice.search === true)
    .map((choice): Suggestion<Field> => ({ kind: 'search', choice, text }));
  return { step: 'field', options: [...found, ...searches] };
}

export function suggestOperators(
  choice: FieldChoice,
  field: FieldDefinition,
  words: Readonly<Record<Operator, string>>,
  typed: string,
): Suggestions<never> {
  const text = typed.trim();
  const options = operatorsOf(field, choice.closed !== undefined)
    .map((operator) => ({ operator, label: words[operator] }))
    .filter(({ label }) => text === '' || matches(label, text) > 0)
    .map(({ operator, label }): Suggestion<never> => ({ kind: 'operator', operator, label }));
  return { step: 'operator', options };
}

/** `loaded`: values found for the current text. */
export function suggestValues(
  choice: FieldChoice,
  field: FieldDefinition,
  operator: Operator,
  chosen: readonly FilterValue[],
  typed: string,
  loaded: readonly ValueChoice[],
): Suggestions<never> {
  const text = typed.trim();
  const options: Suggestion<never>[] = [];
  if (chosen.length > 0 && text === '') options.push({ kind: 'apply' });
  if (takesNoValue(operator)) return { step: 'value', options: [{ kind: 'apply' }] };

  if (isTyped(field)) {
    if (text === '') return { step: 'value', options };
    const value = readTypedNumber(field, text);
    if (value === undefined) return { step: 'value', options, error: { kind: 'number' } };
    return { step: 'value', options: [{ kind: 'typed', operator, value }] };
  }

  const exact = loaded.some(
    (one) => fold(one.label) === fold(text) || fold(String(one.value)) === fold(text),
  );
  const typedOption: Suggestion<never> = { kind: 'typed', operator, value: text };
  if (!takesMany(operator)) {
    // For substring operators, the typed text comes first and complete values are only suggestions.
    if (text !== '') options.push(typedOption);
    options.push(
      ...loaded
        .filter((one) => fold(String(one.value)) !== fold(text))
        .map((one): Suggestion<never> => ({ kind: 'typed', operator, value: one.value })),
    );
    return { step: 'value', options };
  }
  const all = choice.closed ?? loaded;
  const known = all
    .filter((one) => text === '' || matches(one.label, text) > 0 || matches(String(one.value), text) > 0)
    .map(
      (one): Suggestion<never> => ({
        kind: 'value',
        operator,
        choice: one,
        chosen: chosen.includes(one.value),
      }),
    );
  options.push(...known);
  if (text !== '' && choice.closed === undefined && !exact) options.push(typedOption);
  return { step: 'value', options };
}

/** Before an operator is selected, words that aren't operators count as a value for the first one. */
export function impliedOperator(
  choice: FieldChoice,
  field: FieldDefinition,
  typed: string,
  operators: Suggestions,
): Operator | undefined {
  if (typed.trim() === '' || operators.options.length > 0) return undefined;
  return operatorsOf(field, choice.closed !== undefined)[0];
}

/** Whether the field's values can be looked up; numbers can't. */
export function hasValues({ of, type }: FieldDefinition): boolean {
  return of !== 'total' && type === 'word';
}
