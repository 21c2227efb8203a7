import type { Filter } from '../filter/expression.ts';
import { isTextType } from '../filter/vocabulary.ts';
import {
  compares,
  contains,
  EVERYTHING,
  equals,
  fieldOf,
  isLike,
  type SearchFields,
} from './search-fields.ts';
import { isSearchObject, refuseOthers, SearchProblem, textAt } from './search-problem.ts';

const LONGEST = 10_000;
const DEEPEST = 50;

/** A query in Lucene's syntax: `user:omar AND (activity:share OR object:"plan b") -outcome:failure`. */
export function parseQueryString<Field extends string>(
  value: unknown,
  at: string,
  known: SearchFields<Field>,
): Filter<Field> {
  const body = isSearchObject(value) ? value : { query: value };
  refuseOthers(
    body,
    [
      'query',
      'default_field',
      'default_operator',
      'analyze_wildcard',
      'allow_leading_wildcard',
      'boost',
      'lenient',
      'time_zone',
    ],
    at,
  );
  const text = textAt(body.query, `${at}.query`);
  if (text.length > LONGEST) throw new SearchProblem(`${at}.query`, `is longer than ${LONGEST} characters`);
  const named = body.default_field === undefined ? '*' : textAt(body.default_field, `${at}.default_field`);
  const usual = named === '*' || named === '_all' ? known.text : fieldOf(named, `${at}.default_field`, known);
  const isAnd = String(body.default_operator ?? 'OR').toUpperCase() === 'AND';
  const tokens = tokensOf(text, `${at}.query`);
  return new QueryString(tokens, `${at}.query`, known, isAnd ? 'and' : 'or').parse(usual);
}

type Token =
  | { kind: 'sign'; text: '(' | ')' | '+' | '-' | '!' | 'AND' | 'OR' | 'NOT' }
  | { kind: 'field'; text: string }
  | { kind: 'phrase' | 'word'; text: string; isPattern: boolean }
  | { kind: 'range'; low: string; high: string; isLowIn: boolean; isHighIn: boolean }
  | { kind: 'limit'; operator: '<' | '<=' | '>' | '>='; text: string };

const TOKEN =
  /\s+|(?<sign>&&|\|\||[()!]|[+-](?=\S))|(?<field>(?:[\w.@*-]|\\.)+):(?=\S)|"(?<phrase>(?:[^"\\]|\\.)*)"(?:~\d+)?|(?<open>[[{])\s*(?<low>\S+)\s+TO\s+(?<high>[^\]}\s]+)\s*(?<close>[\]}])|(?<operator>[<>]=?)\s*(?<limit>[^\s()]+)|(?<word>(?:[^\s()"\\:]|\\.)+)/gy;

function tokensOf(text: string, at: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const position = TOKEN.lastIndex;
    const groups = TOKEN.exec(text)?.groups;
    if (groups === undefined)
      throw new SearchProblem(at, `can’t be read from “${text.slice(position, position + 20)}”`);
    const token = tokenOf(groups);
    if (token !== undefined) tokens.push(token);
  }
  return tokens;
}

const WORDS = { AND: 'AND', OR: 'OR', NOT: 'NOT', '&&': 'AND', '||': 'OR' } as const;
const SIGNS = { '(': '(', ')': ')', '+': '+', '-': '-', '!': '!' } as const;

function memberOf<Name extends string, Value>(
  table: Readonly<Record<Name, Value>>,
  name: string,
): Value | undefined {
  return Object.entries<Value>(table).find(([key]) => key === name)?.[1];
}

function tokenOf(groups: Readonly<Record<string, string | undefined>>): Token | undefined {
  const { sign, field, phrase, low, high, open, close, operator, limit, word } = groups;
  if (sign !== undefined) {
    const text = memberOf(WORDS, sign) ?? memberOf(SIGNS, sign);
    return text === undefined ? undefined : { kind: 'sign', text };
  }
  if (field !== undefined) return { kind: 'field', text: unescaped(field) };
  if (phrase !== undefined) return { kind: 'phrase', text: unescaped(phrase), isPattern: false };
  if (low !== undefined && high !== undefined)
    return { kind: 'range', low, high, isLowIn: open === '[', isHighIn: close === ']' };
  if (operator !== undefined && limit !== undefined) {
    const known = memberOf({ '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const, operator);
    return known === undefined ? undefined : { kind: 'limit', operator: known, text: unescaped(limit) };
  }
  if (word === undefined) return undefined;
  const keyword = memberOf(WORDS, word);
  if (keyword !== undefined) return { kind: 'sign', text: keyword };
  const isPattern = /(?:^|[^\\])[*?]/.test(word);
  return { kind: 'word', text: isPattern ? word : unescaped(word), isPattern };
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, '$1');
}

/** Parser by precedence: OR, then AND, then NOT, `+` and `-`, then a group or condition. */
class QueryString<Field extends string> {
  readonly #tokens: readonly Token[];
  readonly #at: string;
  readonly #known: SearchFields<Field>;
  readonly #join: 'and' | 'or';
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], at: string, known: SearchFields<Field>, join: 'and' | 'or') {
    this.#tokens = tokens;
    this.#at = at;
    this.#known = known;
    this.#join = join;
  }

  parse(usual: Field): Filter<Field> {
    if (this.#tokens.length === 0) return EVERYTHING;
    const filter = this.#either(usual);
    if (this.#next < this.#tokens.length)
      throw new SearchProblem(this.#at, 'has a closing parenthesis too many');
    return filter;
  }

  #isSign(...signs: readonly string[]): boolean {
    const token = this.#tokens[this.#next];
    return token?.kind === 'sign' && signs.includes(token.text);
  }

  #takeSign(...signs: readonly string[]): boolean {
    if (!this.#isSign(...signs)) return false;
    this.#next += 1;
    return true;
  }

  #either(usual: Field): Filter<Field> {
    const parts = [this.#both(usual)];
    while (this.#takeSign('OR')) parts.push(this.#both(usual));
    return joined('or', parts);
  }

  #both(usual: Field): Filter<Field> {
    const parts: { part: Filter<Field>; isRequired: boolean; isAnd: boolean }[] = [];
    let isAnd = false;
    do {
      parts.push({ ...this.#clause(usual), isAnd });
      isAnd = this.#takeSign('AND');
    } while (isAnd || (this.#next < this.#tokens.length && !this.#isSign('OR', ')')));
    // Words next to each other are joined by the default operator; `+`, `-` and AND are always required.
    const isRequired = (index: number) =>
      this.#join === 'and' ||
      parts[index]?.isRequired === true ||
      parts[index]?.isAnd === true ||
      parts[index + 1]?.isAnd === true;
    const required = parts.filter((_, index) => isRequired(index)).map(({ part }) => part);
    const optional = parts.filter((_, index) => !isRequired(index)).map(({ part }) => part);
    return required.length === 0 ? joined('or', optional) : joined('and', required);
  }

  #clause(usual: Field): { part: Filter<Field>; isRequired: boolean } {
    if (this.#takeSign('+')) return { part: this.#clause(usual).part, isRequired: true };
    if (this.#takeSign('-', '!', 'NOT'))
      return { part: { kind: 'not', part: this.#clause(usual).part }, isRequired: true };
    return { part: this.#primary(usual), isRequired: false };
  }

  #primary(usual: Field): Filter<Field> {
    if (this.#takeSign('(')) {
      this.#depth += 1;
      if (this.#depth > DEEPEST) throw new SearchProblem(this.#at, `is nested more than ${DEEPEST} times`);
      const filter = this.#either(usual);
      if (!this.#takeSign(')')) throw new SearchProblem(this.#at, 'lacks a closing parenthesis');
      this.#depth -= 1;
      return filter;
    }
    const token = this.#tokens[this.#next];
    this.#next += 1;
    if (token === undefined || token.kind === 'sign')
      throw new SearchProblem(
        this.#at,
        token === undefined ? 'ends too early' : `has “${token.text}” at the wrong place`,
      );
    if (token.kind === 'field') return this.#ofField(token.text);
    return this.#condition(usual, token, usual === this.#known.text);
  }

  #ofField(name: string): Filter<Field> {
    if (name === '_exists_') {
      const token = this.#tokens[this.#next];
      this.#next += 1;
      if (token?.kind !== 'word') throw new SearchProblem(this.#at, '_exists_ needs the name of a field');
      return { kind: 'exists', field: fieldOf(token.text, this.#at, this.#known) };
    }
    if (name === '*') return this.#primary(this.#known.text);
    return this.#primary(fieldOf(name, this.#at, this.#known));
  }

  #condition(
    field: Field,
    token: Exclude<Token, { kind: 'sign' | 'field' }>,
    isFreeText: boolean,
  ): Filter<Field> {
    const known = this.#known;
    switch (token.kind) {
      case 'range': {
        const low =
          token.low === '*' ? [] : [compares(field, token.isLowIn ? '>=' : '>', token.low, this.#at, known)];
        const high =
          token.high === '*'
            ? []
            : [compares(field, token.isHighIn ? '<=' : '<', token.high, this.#at, known)];
        return joined('and', [...low, ...high]);
      }
      case 'limit':
        return compares(field, token.operator, token.text, this.#at, known);
      case 'phrase':
      case 'word':
        if (token.isPattern) {
          if (token.text === '*' && isFreeText) return EVERYTHING;
          return isLike(field, isFreeText ? `*${token.text}*` : token.text, this.#at, known);
        }
        if (known.fields[field].type === 'text' && isTextType(known.fields[field].type))
          return contains(field, [token.text], 'and');
        return equals(field, [token.text], this.#at, known);
    }
  }
}

function joined<Field extends string>(kind: 'and' | 'or', parts: readonly Filter<Field>[]): Filter<Field> {
  const [first] = parts;
  return parts.length === 1 && first !== undefined ? first : { kind, parts };
}
