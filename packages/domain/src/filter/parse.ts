import { EVENT_ACTIONS } from '../event.ts';
import { RISK_LEVELS } from '../risk.ts';
import {
  ALL,
  FILTER_FIELDS,
  type Filter,
  type FilterField,
  type FilterValue,
  mayBeUnknown,
} from './expression.ts';
import { NONE, normalise } from './normalise.ts';
import { BYTE_UNIT_NAMES, PLAIN_UNIT_NAMES, readNumber } from './numbers.ts';
import { isKeyword, type Token, tokenAt } from './tokens.ts';

/** Why a text is no filter. The console has words for each in five languages. */
export const FILTER_ERROR_CODES = [
  'unknown_field',
  'field_expected',
  'operator_expected',
  'operator_not_for_field',
  'value_expected',
  'unknown_value',
  'number_expected',
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
  /** In plain English: what is wrong and what to write instead. */
  message: string;
  /** Where in the text, from 0, and how many characters it is about (0 at the end of the text). */
  position: number;
  length: number;
  /** What may stand there: field names, operators, values. */
  expected: readonly string[];
}

export const MAX_FILTER_DEPTH = 32;
export const MAX_FILTER_VALUES = 1000;
export const MAX_FILTER_LENGTH = 65_536;

const COMPARISONS = ['<', '<=', '>', '>='] as const;
const TEXT_OPERATORS = ['contains', 'starts', 'ends'] as const;
type Comparison = (typeof COMPARISONS)[number];
const OPERATORS_OF_TEXT = ['=', '!=', 'in', 'not in', ...TEXT_OPERATORS];
const OPERATORS_OF_NUMBERS = ['=', '!=', 'in', 'not in', ...COMPARISONS];

/** Fields that know only these values: anything else is a slip of the pen. */
const CLOSED_VALUES: Partial<Record<FilterField, readonly string[]>> = {
  risk: RISK_LEVELS,
  action: EVENT_ACTIONS,
};

/**
 * Reads a filter's text form:
 *
 *     risk in (high, medium) and uploaded > 100MB and not user = "o.haddad"
 *     (host contains drive or url starts "https://") and exists user and country != us
 *
 * `not` binds strongest, then `and`, then `or`. Values stand bare or in quotes, with the escapes \\ \" \' \n \r \t \uXXXX.
 * `all` and the empty text are everything, `none` is nothing. Never throws. The answer is in plain form (`normalise`).
 */
export function parseFilter(
  text: string,
): { filter: Filter; error?: undefined } | { error: FilterError; filter?: undefined } {
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
    return { filter: normalise(new FilterParser(text).whole()) };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { error: thrown.error };
    throw thrown;
  }
}

class Refusal extends Error {
  readonly error: FilterError;
  constructor(error: FilterError) {
    super(error.message);
    this.error = error;
  }
}

class FilterParser {
  private readonly text: string;
  private token: Token;
  private depth = 0;
  private values = 0;

  constructor(text: string) {
    this.text = text;
    this.token = tokenAt(text, 0);
  }

  whole(): Filter {
    if (this.isEnd()) return ALL;
    const filter = this.anyOf();
    if (this.isEnd()) return filter;
    if (this.isSign(')')) throw this.refuse('unexpected', 'This “)” closes nothing. Remove it.', []);
    throw this.refuse('and_or_expected', 'Join conditions with “and” or “or”.', ['and', 'or']);
  }

  private anyOf(): Filter {
    const parts = [this.allOf()];
    while (this.takeWord('or')) parts.push(this.allOf());
    return { kind: 'or', parts };
  }

  private allOf(): Filter {
    const parts = [this.single()];
    while (this.takeWord('and')) parts.push(this.single());
    return { kind: 'and', parts };
  }

  private single(): Filter {
    const opening = this.token;
    if (this.takeWord('not')) return this.deeper(opening, () => ({ kind: 'not', part: this.single() }));
    if (this.takeSign('(')) {
      const inside = this.deeper(opening, () => this.anyOf());
      if (this.takeSign(')')) return inside;
      if (this.isEnd())
        throw this.refuse('unclosed_parenthesis', 'A “(” is not closed. Add a “)”.', [')'], opening);
      throw this.refuse('and_or_expected', 'Join conditions with “and” or “or”, or close the “(”.', [
        'and',
        'or',
        ')',
      ]);
    }
    if (this.takeWord('all')) return ALL;
    if (this.takeWord('none')) return NONE;
    if (this.takeWord('exists')) {
      const at = this.token;
      const field = this.field();
      if (FILTER_FIELDS[field].of === 'total' && !mayBeUnknown(field))
        throw this.refuse(
          'operator_not_for_field',
          `“${field}” is a total and always there. Compare it: ${field} > 0.`,
          COMPARISONS,
          at,
        );
      return { kind: 'exists', field };
    }
    return this.condition();
  }

  private deeper<T>(opening: Token, inside: () => T): T {
    this.depth++;
    if (this.depth > MAX_FILTER_DEPTH)
      throw this.refuse(
        'too_deep',
        `The filter is nested deeper than ${MAX_FILTER_DEPTH} levels. Make it flatter.`,
        [],
        opening,
      );
    const result = inside();
    this.depth--;
    return result;
  }

  private field(): FilterField {
    const { token } = this;
    if (token.kind !== 'word' || isKeyword(token.text))
      throw this.refuse(
        'field_expected',
        'A condition begins with the name of a field, e.g. user = "o.haddad".',
        Object.keys(FILTER_FIELDS),
      );
    const name = token.text.toLowerCase();
    if (!isFilterField(name)) {
      const near = nearest(name);
      const hint = near.length > 0 ? ` Did you mean ${near.map((n) => `“${n}”`).join(' or ')}?` : '';
      throw this.refuse(
        'unknown_field',
        `There is no field “${shorten(token.text)}”.${hint}`,
        near.length > 0 ? near : Object.keys(FILTER_FIELDS),
      );
    }
    this.advance();
    return name;
  }

  private condition(): Filter {
    const field = this.field();
    const { type } = FILTER_FIELDS[field];
    const isText = type === 'word' || type === 'text';
    const operators = isText ? OPERATORS_OF_TEXT : OPERATORS_OF_NUMBERS;
    const at = this.token;
    const refuseOperator = (operator: string) =>
      this.refuse(
        'operator_not_for_field',
        isText
          ? `“${operator}” compares numbers, but “${field}” is text. Use one of: ${operators.join(', ')}.`
          : `“${operator}” compares text, but “${field}” is a number. Use one of: ${operators.join(', ')}.`,
        operators,
        at,
      );

    if (this.takeSign('=')) return { kind: 'in', field, values: [this.value(field)] };
    if (this.takeSign('!=')) return { kind: 'not', part: { kind: 'in', field, values: [this.value(field)] } };
    const comparison = COMPARISONS.find((sign) => this.isSign(sign));
    if (comparison !== undefined) return this.comparison(field, comparison, isText, refuseOperator);

    const negated = this.takeWord('not');
    const found = this.membershipOrText(field, isText, refuseOperator);
    if (found === undefined)
      throw this.refuse(
        'operator_expected',
        `After “${field}” comes how to compare it: ${operators.join(', ')}.`,
        negated ? ['in', ...(isText ? TEXT_OPERATORS : [])] : operators,
      );
    return negated ? { kind: 'not', part: found } : found;
  }

  private comparison(
    field: FilterField,
    operator: Comparison,
    isText: boolean,
    refuseOperator: (operator: string) => Refusal,
  ): Filter {
    if (isText) throw refuseOperator(operator);
    this.advance();
    const value = this.value(field);
    if (typeof value !== 'number') throw refuseOperator(operator);
    return { kind: 'compare', field, operator, value };
  }

  private membershipOrText(
    field: FilterField,
    isText: boolean,
    refuseOperator: (operator: string) => Refusal,
  ): Filter | undefined {
    if (this.takeWord('in')) return { kind: 'in', field, values: this.list(field) };
    const operator = TEXT_OPERATORS.find((word) => this.isWord(word));
    if (operator === undefined) return undefined;
    if (!isText) throw refuseOperator(operator);
    this.advance();
    return { kind: 'text', field, operator, value: this.freeText() };
  }

  private list(field: FilterField): FilterValue[] {
    const opening = this.token;
    if (!this.takeSign('('))
      throw this.refuse('value_expected', `Write the values in parentheses: ${field} in (a, b).`, ['(']);
    if (this.isSign(')'))
      throw this.refuse('empty_list', 'The list is empty. Write at least one value in it.', []);
    const values = [this.value(field)];
    while (this.takeSign(',')) values.push(this.value(field));
    if (this.takeSign(')')) return values;
    if (this.isEnd())
      throw this.refuse('unclosed_parenthesis', 'The list is not closed. Add a “)”.', [')'], opening);
    throw this.refuse('unexpected', 'Separate values with “,” and close the list with “)”.', [',', ')']);
  }

  private freeText(): string {
    const { token } = this;
    if (token.kind === 'string' || (token.kind === 'word' && !isKeyword(token.text))) {
      this.countValue();
      this.advance();
      return token.text;
    }
    throw this.refuse(
      'value_expected',
      token.kind === 'word'
        ? `“${token.text}” is a word of the language here. To mean it as a value, write it in quotes.`
        : 'A value is missing here.',
      [],
    );
  }

  private value(field: FilterField): FilterValue {
    const { type } = FILTER_FIELDS[field];
    const at = this.token;
    const text = this.freeText();
    if (type === 'number' || type === 'bytes') {
      const read = readNumber(text, type);
      if ('value' in read) return read.value;
      const units = type === 'bytes' ? BYTE_UNIT_NAMES : PLAIN_UNIT_NAMES;
      const example = type === 'bytes' ? '100MB' : '10K';
      throw this.refuse(
        read.error,
        read.error === 'unknown_unit'
          ? `“${shorten(text)}” has no unit that “${field}” knows. Use ${units.join(', ')} or none.`
          : `“${field}” is a number, but “${shorten(text)}” is none. Write it like ${example}.`,
        read.error === 'unknown_unit' ? units : [],
        at,
      );
    }
    const closed = CLOSED_VALUES[field];
    if (closed === undefined) return text;
    const known = text.toLowerCase();
    if (closed.includes(known)) return known;
    throw this.refuse(
      'unknown_value',
      `“${field}” is never “${shorten(text)}”. It is one of: ${closed.join(', ')}.`,
      closed,
      at,
    );
  }

  private countValue(): void {
    this.values++;
    if (this.values > MAX_FILTER_VALUES)
      throw this.refuse(
        'too_many_values',
        `A filter holds at most ${MAX_FILTER_VALUES} values. Use fewer, or a condition that covers them.`,
        [],
      );
  }

  private advance(): void {
    this.token = tokenAt(this.text, this.token.end);
  }

  private isEnd(): boolean {
    return this.token.kind === 'end';
  }

  private isWord(word: string): boolean {
    return this.token.kind === 'word' && this.token.text.toLowerCase() === word;
  }

  private takeWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.advance();
    return true;
  }

  private isSign(sign: string): boolean {
    return this.token.kind === 'sign' && this.token.text === sign;
  }

  private takeSign(sign: string): boolean {
    if (!this.isSign(sign)) return false;
    this.advance();
    return true;
  }

  /** A broken token says more about itself than what was expected in its place. */
  private refuse(
    code: FilterErrorCode,
    message: string,
    expected: readonly string[],
    at: Token = this.token,
  ): Refusal {
    const { token } = this;
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

export function isFilterField(name: string): name is FilterField {
  return Object.hasOwn(FILTER_FIELDS, name);
}

function shorten(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 39)}…`;
}

/** Fields whose names are at most two slips away, or begin with what was written; nearest first, three at most. */
function nearest(written: string): string[] {
  return Object.keys(FILTER_FIELDS)
    .map((name) => ({
      name,
      slips: written.length >= 3 && name.startsWith(written) ? 1 : slips(written.slice(0, 40), name),
    }))
    .filter(({ name, slips }) => slips <= Math.min(2, Math.floor(name.length / 2)))
    .sort((a, b) => a.slips - b.slips)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** Letters to insert, remove or replace to get from one word to the other. */
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
