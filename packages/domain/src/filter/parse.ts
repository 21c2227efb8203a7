import { ALL, type Filter, type FilterValue, TEXT_OPERATORS } from './expression.ts';
import { NONE, normalise } from './normalise.ts';
import { BYTE_UNIT_NAMES, PLAIN_UNIT_NAMES, readNumber } from './numbers.ts';
import { isKeyword, type Token, tokenAt } from './tokens.ts';
import { readTime } from './typed-time.ts';
import {
  type ConditionKind,
  conditionsOf,
  type FieldDefinition,
  isFieldOf,
  isTextType,
  namesOf,
  type Vocabulary,
} from './vocabulary.ts';

/** Why a filter text is invalid. The console has a message for each in five languages. */
export const FILTER_ERROR_CODES = [
  'unknown_field',
  'field_expected',
  'operator_expected',
  'operator_not_for_field',
  'value_expected',
  'unknown_value',
  'number_expected',
  'time_expected',
  'unknown_unit',
  'empty_list',
  'unclosed_quote',
  'bad_escape',
  'unclosed_parenthesis',
  'and_or_expected',
  'unexpected',
  'too_deep',
  'too_many_values',
  'too_long',
] as const;
export type FilterErrorCode = (typeof FILTER_ERROR_CODES)[number];

export interface FilterError {
  code: FilterErrorCode;
  /** English: what is wrong, and what to write instead. */
  message: string;
  /** 0-based position in the text, and length of the affected part (0 at the end). */
  position: number;
  length: number;
  /** What is allowed here: field names, operators or values. */
  expected: readonly string[];
}

export const MAX_FILTER_DEPTH = 32;
export const MAX_FILTER_VALUES = 1000;
/** Maximum characters of a filter, in URLs, calls, reports and typed text. */
export const MAX_FILTER_LENGTH = 8192;

const COMPARISONS = ['<', '<=', '>', '>='] as const;
type Comparison = (typeof COMPARISONS)[number];
const MEMBERSHIPS = ['=', '!=', 'in', 'not in'];

/** Operators after a field, as written. */
function operatorsOf(definition: FieldDefinition): readonly string[] {
  const kinds = conditionsOf(definition);
  return [
    ...(kinds.includes('in') ? MEMBERSHIPS : []),
    ...(kinds.includes('text') ? TEXT_OPERATORS : []),
    ...(kinds.includes('compare') ? COMPARISONS : []),
  ];
}

export type ParsedFilter<Field extends string> =
  | { filter: Filter<Field>; error?: undefined }
  | { error: FilterError; filter?: undefined };

/**
 * Parses a filter's text form over a list's fields and returns its normal form (`normalise`). Never throws.
 * - `risk in (high, medium) and uploaded > 100MB and not user = "o.haddad"`
 * - `(host contains drive or url starts "https://") and exists user and country != us`
 * - `not` binds tightest, then `and`, then `or`. `all` and empty text match everything, `none` nothing.
 * - Values are bare or quoted, with the escapes \\ \" \' \n \r \t \uXXXX.
 * - If the list has free text, words and quoted phrases search it: `budget "q3 draft"` means
 *   `text contains budget and text contains "q3 draft"`.
 */
export function parseFilter<Field extends string>(
  text: string,
  fields: Vocabulary<Field>,
): ParsedFilter<Field> {
  if (text.length > MAX_FILTER_LENGTH)
    return {
      error: {
        code: 'too_long',
        message: `The filter is longer than ${MAX_FILTER_LENGTH} characters. Use fewer values.`,
        position: MAX_FILTER_LENGTH,
        length: 0,
        expected: [],
      },
    };
  try {
    return { filter: normalise(new FilterParser(text, fields).whole()) };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { error: thrown.error };
    throw thrown;
  }
}

/** Name of the field of free text, in lists that have one. */
const FREE_TEXT = 'text';

class Refusal extends Error {
  readonly error: FilterError;
  constructor(error: FilterError) {
    super(error.message);
    this.error = error;
  }
}

class FilterParser<Field extends string> {
  readonly #text: string;
  readonly #fields: Vocabulary<Field>;
  #token: Token;
  #depth = 0;
  #values = 0;
  /** Whether the last token was a word of free text. */
  #isAfterWord = false;

  constructor(text: string, fields: Vocabulary<Field>) {
    this.#text = text;
    this.#fields = fields;
    this.#token = tokenAt(text, 0);
  }

  whole(): Filter<Field> {
    if (this.#isEnd()) return ALL;
    const filter = this.#anyOf();
    if (this.#isEnd()) return filter;
    if (this.#isSign(')')) throw this.#refuse('unexpected', 'This “)” closes nothing. Remove it.', []);
    throw this.#refuse('and_or_expected', 'Join conditions with “and” or “or”.', ['and', 'or']);
  }

  #anyOf(): Filter<Field> {
    const parts = [this.#allOf()];
    while (this.#takeWord('or')) parts.push(this.#allOf());
    return { kind: 'or', parts };
  }

  #allOf(): Filter<Field> {
    const parts = [this.#single()];
    while (this.#takeWord('and') || (this.#isAfterWord && this.#freeTextField() !== undefined))
      parts.push(this.#single());
    return { kind: 'and', parts };
  }

  /** The field of free text, if a word or phrase of it comes next. */
  #freeTextField(): Field | undefined {
    const { kind } = this.#token;
    if (!isFieldOf(this.#fields, FREE_TEXT)) return undefined;
    if (kind === 'string') return FREE_TEXT;
    const isWord = kind === 'word' && !isKeyword(this.#token.text);
    return isWord && !this.#isOperator(this.#token.end) ? FREE_TEXT : undefined;
  }

  /** Whether an operator follows, so that the word before it is meant as a field. */
  #isOperator(from: number): boolean {
    const token = tokenAt(this.#text, from);
    if (token.kind === 'sign') return token.text !== '(' && token.text !== ')' && token.text !== ',';
    if (token.kind !== 'word') return false;
    const word = token.text.toLowerCase();
    if (word !== 'not') return word === 'in' || isTextOperator(word);
    const next = tokenAt(this.#text, token.end);
    return (
      next.kind === 'word' && (next.text.toLowerCase() === 'in' || isTextOperator(next.text.toLowerCase()))
    );
  }

  #single(): Filter<Field> {
    const opening = this.#token;
    if (this.#takeWord('not')) return this.#deeper(opening, () => ({ kind: 'not', part: this.#single() }));
    if (this.#takeSign('(')) {
      const inside = this.#deeper(opening, () => this.#anyOf());
      if (this.#takeSign(')')) return inside;
      if (this.#isEnd())
        throw this.#refuse('unclosed_parenthesis', 'A “(” is not closed. Add a “)”.', [')'], opening);
      throw this.#refuse('and_or_expected', 'Join conditions with “and” or “or”, or close the “(”.', [
        'and',
        'or',
        ')',
      ]);
    }
    const text = this.#freeTextField();
    if (text !== undefined) {
      const part: Filter<Field> = {
        kind: 'text',
        field: text,
        operator: 'contains',
        value: this.#freeText(),
      };
      this.#isAfterWord = true;
      return part;
    }
    if (this.#takeWord('all')) return ALL;
    if (this.#takeWord('none')) return NONE;
    if (this.#takeWord('exists')) {
      const at = this.#token;
      const field = this.#field();
      const definition = this.#fields[field];
      if (!conditionsOf(definition).includes('exists')) throw this.#refuseExists(field, definition, at);
      return { kind: 'exists', field };
    }
    return this.#condition();
  }

  #refuseExists(field: Field, definition: FieldDefinition, at: Token): Refusal {
    const operators = operatorsOf(definition);
    return definition.of === 'total'
      ? this.#refuse(
          'operator_not_for_field',
          `“${field}” is a total and always there. Compare it: ${field} > 0.`,
          COMPARISONS,
          at,
        )
      : this.#refuse(
          'operator_not_for_field',
          `“${field}” is always there. Use one of: ${operators.join(', ')}.`,
          operators,
          at,
        );
  }

  #deeper<T>(opening: Token, inside: () => T): T {
    this.#depth++;
    if (this.#depth > MAX_FILTER_DEPTH)
      throw this.#refuse(
        'too_deep',
        `The filter is nested deeper than ${MAX_FILTER_DEPTH} levels. Make it flatter.`,
        [],
        opening,
      );
    const result = inside();
    this.#depth--;
    return result;
  }

  #field(): Field {
    const token = this.#token;
    if (token.kind !== 'word' || isKeyword(token.text))
      throw this.#refuse(
        'field_expected',
        'A condition begins with the name of a field, e.g. user = "o.haddad".',
        namesOf(this.#fields),
      );
    const name = token.text.toLowerCase();
    if (!isFieldOf(this.#fields, name)) {
      const near = nearest(name, namesOf(this.#fields));
      const suggestion = near.length > 0 ? ` Did you mean ${near.map((n) => `“${n}”`).join(' or ')}?` : '';
      const hint = isFieldOf(this.#fields, FREE_TEXT)
        ? `${suggestion} To search for words such as “in”, write them in quotes.`
        : suggestion;
      throw this.#refuse(
        'unknown_field',
        `There is no field “${shorten(token.text)}”.${hint}`,
        near.length > 0 ? near : namesOf(this.#fields),
      );
    }
    this.#advance();
    return name;
  }

  #condition(): Filter<Field> {
    const field = this.#field();
    const definition = this.#fields[field];
    const at = this.#token;
    const takes = (kind: ConditionKind, operator: string) => {
      if (!conditionsOf(definition).includes(kind)) throw this.#refuseOperator(field, operator, at);
    };

    if (this.#isSign('=') || this.#isSign('!=')) {
      const isOpposite = this.#isSign('!=');
      takes('in', isOpposite ? '!=' : '=');
      this.#advance();
      const part: Filter<Field> = { kind: 'in', field, values: [this.#value(field)] };
      return isOpposite ? { kind: 'not', part } : part;
    }
    const comparison = COMPARISONS.find((sign) => this.#isSign(sign));
    if (comparison !== undefined) {
      takes('compare', comparison);
      return this.#comparison(field, comparison, at);
    }

    const negated = this.#takeWord('not');
    const found = this.#membershipOrText(field, takes);
    if (found === undefined) {
      const operators = operatorsOf(definition);
      throw this.#refuse(
        'operator_expected',
        `After “${field}” comes how to compare it: ${operators.join(', ')}.`,
        negated ? operators.filter((one) => one === 'in' || isTextOperator(one)) : operators,
      );
    }
    return negated ? { kind: 'not', part: found } : found;
  }

  #refuseOperator(field: Field, operator: string, at: Token): Refusal {
    const definition = this.#fields[field];
    const operators = operatorsOf(definition);
    const isText = isTextType(definition.type);
    const says =
      !isText && isTextOperator(operator)
        ? `“${operator}” compares text, but “${field}” is a ${definition.type === 'time' ? 'time' : 'number'}.`
        : isText && isComparison(operator)
          ? `“${operator}” compares numbers, but “${field}” is text.`
          : `“${field}” does not know “${operator}”.`;
    return this.#refuse(
      'operator_not_for_field',
      `${says} Use one of: ${operators.join(', ')}.`,
      operators,
      at,
    );
  }

  #comparison(field: Field, operator: Comparison, at: Token): Filter<Field> {
    this.#advance();
    const value = this.#value(field);
    if (typeof value !== 'number') throw this.#refuseOperator(field, operator, at);
    return { kind: 'compare', field, operator, value };
  }

  #membershipOrText(
    field: Field,
    takes: (kind: ConditionKind, operator: string) => void,
  ): Filter<Field> | undefined {
    if (this.#isWord('in')) {
      takes('in', 'in');
      this.#advance();
      return { kind: 'in', field, values: this.#list(field) };
    }
    const operator = TEXT_OPERATORS.find((word) => this.#isWord(word));
    if (operator === undefined) return undefined;
    takes('text', operator);
    this.#advance();
    return { kind: 'text', field, operator, value: this.#freeText() };
  }

  #list(field: Field): FilterValue[] {
    const opening = this.#token;
    if (!this.#takeSign('('))
      throw this.#refuse('value_expected', `Write the values in parentheses: ${field} in (a, b).`, ['(']);
    if (this.#isSign(')'))
      throw this.#refuse('empty_list', 'The list is empty. Write at least one value in it.', []);
    const values = [this.#value(field)];
    while (this.#takeSign(',')) values.push(this.#value(field));
    if (this.#takeSign(')')) return values;
    if (this.#isEnd())
      throw this.#refuse('unclosed_parenthesis', 'The list is not closed. Add a “)”.', [')'], opening);
    throw this.#refuse('unexpected', 'Separate values with “,” and close the list with “)”.', [',', ')']);
  }

  #freeText(): string {
    const token = this.#token;
    if (token.kind === 'string' || (token.kind === 'word' && !isKeyword(token.text))) {
      this.#countValue();
      this.#advance();
      return token.text;
    }
    throw this.#refuse(
      'value_expected',
      token.kind === 'word'
        ? `“${token.text}” is a word of the language here. To mean it as a value, write it in quotes.`
        : 'A value is missing here.',
      [],
    );
  }

  #value(field: Field): FilterValue {
    const { type, values: closed, mayBeUnknown } = this.#fields[field];
    const at = this.#token;
    const text = this.#freeText();
    if (type === 'number' || type === 'bytes') {
      const read = readNumber(text, type);
      if ('value' in read) return read.value;
      const units = type === 'bytes' ? BYTE_UNIT_NAMES : PLAIN_UNIT_NAMES;
      const example = type === 'bytes' ? '100MB' : '10K';
      throw this.#refuse(
        read.error,
        read.error === 'unknown_unit'
          ? `“${shorten(text)}” has no unit that “${field}” knows. Use ${units.join(', ')} or none.`
          : `“${field}” is a number, but “${shorten(text)}” is none. Write it like ${example}.`,
        read.error === 'unknown_unit' ? units : [],
        at,
      );
    }
    if (type === 'time') {
      const time = readTime(text);
      if (time !== undefined) return time;
      throw this.#refuse(
        'time_expected',
        `“${field}” is a time, but “${shorten(text)}” is none. Write it like 2026-11-23 or 2026-11-23T08:00:00Z.`,
        [],
        at,
      );
    }
    if (closed === undefined || (text === '' && mayBeUnknown === true)) return text;
    const known = text.toLowerCase();
    if (closed.includes(known)) return known;
    throw this.#refuse(
      'unknown_value',
      `“${field}” is never “${shorten(text)}”. It is one of: ${closed.join(', ')}.`,
      closed,
      at,
    );
  }

  #countValue(): void {
    this.#values++;
    if (this.#values > MAX_FILTER_VALUES)
      throw this.#refuse(
        'too_many_values',
        `A filter holds at most ${MAX_FILTER_VALUES} values. Use fewer, or a condition that covers them.`,
        [],
      );
  }

  #advance(): void {
    this.#isAfterWord = false;
    this.#token = tokenAt(this.#text, this.#token.end);
  }

  #isEnd(): boolean {
    return this.#token.kind === 'end';
  }

  #isWord(word: string): boolean {
    return this.#token.kind === 'word' && this.#token.text.toLowerCase() === word;
  }

  #takeWord(word: string): boolean {
    if (!this.#isWord(word)) return false;
    this.#advance();
    return true;
  }

  #isSign(sign: string): boolean {
    return this.#token.kind === 'sign' && this.#token.text === sign;
  }

  #takeSign(sign: string): boolean {
    if (!this.#isSign(sign)) return false;
    this.#advance();
    return true;
  }

  /** An invalid token takes precedence over the missing expected one. */
  #refuse(
    code: FilterErrorCode,
    message: string,
    expected: readonly string[],
    at: Token = this.#token,
  ): Refusal {
    const token = this.#token;
    if (at === token && token.kind === 'broken') {
      const broken = { position: token.position, length: token.end - token.position, expected: [] };
      switch (token.reason) {
        case 'unclosed_quote':
          return new Refusal({
            ...broken,
            code: 'unclosed_quote',
            message: 'A quote is not closed. Add it at the end of the value.',
          });
        case 'bad_escape':
          return new Refusal({
            ...broken,
            code: 'bad_escape',
            message:
              'This is no escape. Use \\\\, \\", \\\', \\n, \\r, \\t or \\u and four hexadecimal digits.',
          });
        case 'unexpected':
          return new Refusal({
            ...broken,
            code: 'unexpected',
            message: 'This character means nothing here. “Not equal” is written “!=”.',
          });
      }
    }
    return new Refusal({ code, message, position: at.position, length: at.end - at.position, expected });
  }
}

function shorten(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 39)}…`;
}

function isTextOperator(word: string): boolean {
  return TEXT_OPERATORS.some((one) => one === word);
}

function isComparison(sign: string): boolean {
  return COMPARISONS.some((one) => one === sign);
}

/** Names at most two typos away, or that start with the text; closest first, at most three. */
function nearest(written: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({
      name,
      slips: written.length >= 3 && name.startsWith(written) ? 1 : slips(written.slice(0, 40), name),
    }))
    .filter(({ name, slips }) => slips <= Math.min(2, Math.floor(name.length / 2)))
    .sort((a, b) => a.slips - b.slips)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** Edit distance between two words. */
function slips(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
