import type { Condition, Filter } from '../filter/expression.ts';
import { type FieldDefinition, isFieldOf, isTextType, type Vocabulary } from '../filter/vocabulary.ts';
import { timeOf } from './date-math.ts';
import { SearchProblem } from './search-problem.ts';

/** Fields that a search may name. */
export interface SearchFields<Field extends string> {
  readonly fields: Vocabulary<Field>;
  /** Other names of fields, such as those of a log entry. */
  readonly aliases: Readonly<Record<string, Field>>;
  /** Field that contains an event's text, for words without a field. */
  readonly text: Field;
  /** Milliseconds. */
  readonly now: number;
}

export const EVERYTHING: Filter<never> = { kind: 'and', parts: [] };
export const NOTHING: Filter<never> = { kind: 'or', parts: [] };

/** The field of a name, which may carry the suffix that asks for the exact text. */
export function fieldOf<Field extends string>(name: string, at: string, known: SearchFields<Field>): Field {
  const plain = name.replace(/\.(?:keyword|raw)$/, '');
  if (isFieldOf(known.fields, plain)) return plain;
  const alias = Object.hasOwn(known.aliases, plain) ? known.aliases[plain] : undefined;
  if (alias !== undefined) return alias;
  throw new SearchProblem(at, `“${name}” is not a field`);
}

export function isNumberField({ type }: FieldDefinition): boolean {
  return !isTextType(type);
}

/** A value as the field compares it. */
export function comparableOf<Field extends string>(
  field: Field,
  value: unknown,
  at: string,
  { fields, now }: SearchFields<Field>,
): string | number {
  const { type } = fields[field];
  if (type === 'time') return timeOf(value, at, { now, isUp: false });
  if (isTextType(type)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return String(value);
    throw new SearchProblem(at, 'must be a text');
  }
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new SearchProblem(at, `must be a number, because ${field} is one`);
}

export function equals<Field extends string>(
  field: Field,
  values: readonly unknown[],
  at: string,
  known: SearchFields<Field>,
): Condition<Field> {
  return { kind: 'in', field, values: values.map((value) => comparableOf(field, value, at, known)) };
}

export function compares<Field extends string>(
  field: Field,
  operator: '<' | '<=' | '>' | '>=',
  value: unknown,
  at: string,
  known: SearchFields<Field>,
): Condition<Field> {
  const definition = known.fields[field];
  if (!isNumberField(definition)) throw new SearchProblem(at, `${field} is text, which has no range`);
  const limit =
    definition.type === 'time'
      ? timeOf(value, at, { now: known.now, isUp: operator === '>' || operator === '<=' })
      : Number(comparableOf(field, value, at, known));
  return { kind: 'compare', field, operator, value: limit };
}

/** Text with `*` for any characters and `?` for one. */
export function isLike<Field extends string>(
  field: Field,
  pattern: string,
  at: string,
  { fields }: SearchFields<Field>,
): Condition<Field> {
  if (isNumberField(fields[field]))
    throw new SearchProblem(at, `${field} is a number, which has no wildcards`);
  if (/^\*+$/.test(pattern)) return { kind: 'exists', field };
  return { kind: 'text', field, operator: 'like', value: pattern };
}

/** The field contains the words: all of them, or any. */
export function contains<Field extends string>(
  field: Field,
  words: readonly string[],
  join: 'and' | 'or',
): Filter<Field> {
  const parts = words.map(
    (value): Condition<Field> => ({ kind: 'text', field, operator: 'contains', value }),
  );
  const [first] = parts;
  if (first === undefined) return NOTHING;
  return parts.length === 1 ? first : { kind: join, parts };
}
