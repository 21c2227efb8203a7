import { ScimFault, type ScimType } from '../http/scim-fault.ts';

/** An attribute in a filter or path: `name.givenName`, optionally with its schema's URN in front. */
export interface AttributePath {
  /** URN as written; absent for the resource's own schema. */
  schema?: string | undefined;
  attribute: string;
  sub?: string | undefined;
}

export const COMPARISONS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
export type Comparison = (typeof COMPARISONS)[number];
export type FilterValue = string | number | boolean | null;

/** A filter as in RFC 7644, 3.4.2.2. */
export type ScimFilter =
  | { kind: 'compare'; path: AttributePath; comparison: Comparison; value: FilterValue }
  | { kind: 'present'; path: AttributePath }
  | { kind: 'and' | 'or'; filters: readonly ScimFilter[] }
  | { kind: 'not'; filter: ScimFilter }
  /** One value of a multi-valued attribute matches the whole filter: `emails[type eq "work"]`. */
  | { kind: 'value'; path: AttributePath; filter: ScimFilter };

/** Path of a PATCH operation: `emails[type eq "work"].value`. */
export interface PatchPath extends AttributePath {
  filter?: ScimFilter | undefined;
}

/** Maximum filter length; directories send shorter ones. */
const MOST_CHARACTERS = 8_192;
/** Maximum nesting depth, so a filter can't exhaust the parser. */
const MOST_DEPTH = 16;

type Token =
  | { kind: 'word'; text: string }
  | { kind: 'value'; value: FilterValue }
  | { kind: '(' | ')' | '[' | ']' };

/** Parses a filter. Throws `invalidFilter`. */
export function parseFilter(text: string): ScimFilter {
  const reader = new Reader(text, 'invalidFilter');
  const filter = reader.alternatives(0, 'outside');
  reader.end();
  return filter;
}

/** Parses the path of an operation. Throws `invalidPath`. */
export function parsePath(text: string): PatchPath {
  const reader = new Reader(text, 'invalidPath');
  const path = reader.patchPath();
  reader.end();
  return path;
}

/** Parses an attribute from `attributes`, `excludedAttributes` or `sortBy`. Throws `invalidPath`. */
export function parseAttribute(text: string): AttributePath {
  return attributeOf(text.trim(), 'invalidPath');
}

const ATTRIBUTE = /^(?:(?<schema>urn:[\w.:-]+):)?(?<attribute>[a-z$][\w$-]*)(?:\.(?<sub>[a-z$][\w$-]*))?$/i;

function attributeOf(text: string, fault: ScimType): AttributePath {
  // A URN version contains dots, so the last colon ends the URN.
  const found = ATTRIBUTE.exec(text)?.groups;
  if (found?.attribute === undefined) throw new ScimFault(fault, `'${text}' isn’t an attribute`);
  const { schema, attribute, sub } = found;
  return {
    attribute,
    ...(schema === undefined ? {} : { schema }),
    ...(sub === undefined ? {} : { sub }),
  };
}

const SPACE = /\s+/y;
const STRING = /"(?:[^"\\]|\\.)*"/y;
const WORD = /[^\s()[\]"]+/y;

function tokensOf(text: string, fault: ScimType): Token[] {
  if (text.length > MOST_CHARACTERS) throw new ScimFault(fault, `Longer than ${MOST_CHARACTERS} characters`);
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  while (at < text.length) {
    if (take(SPACE) !== undefined) continue;
    const character = text[at];
    if (character === '(' || character === ')' || character === '[' || character === ']') {
      tokens.push({ kind: character });
      at += 1;
      continue;
    }
    if (character === '"') {
      const quoted = take(STRING);
      if (quoted === undefined) throw new ScimFault(fault, `The quote at ${at + 1} isn’t closed`);
      tokens.push({ kind: 'value', value: unquoted(quoted, fault) });
      continue;
    }
    tokens.push({ kind: 'word', text: take(WORD) ?? '' });
  }
  return tokens;
}

function unquoted(quoted: string, fault: ScimType): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    throw new ScimFault(fault, `${quoted} isn’t a valid JSON string`);
  }
}

/** A literal, if the word is one. */
function literalOf(word: string): FilterValue | undefined {
  const folded = word.toLowerCase();
  if (folded === 'true') return true;
  if (folded === 'false') return false;
  if (folded === 'null') return null;
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(word) ? Number(word) : undefined;
}

class Reader {
  readonly #tokens: readonly Token[];
  readonly #fault: ScimType;
  #at = 0;

  constructor(text: string, fault: ScimType) {
    this.#tokens = tokensOf(text, fault);
    this.#fault = fault;
  }

  end(): void {
    if (this.#at < this.#tokens.length) throw this.#unexpected();
  }

  /** `a or b or c`; `and` binds tighter. */
  alternatives(depth: number, where: 'inside' | 'outside'): ScimFilter {
    if (depth > MOST_DEPTH) throw new ScimFault(this.#fault, `Nested more than ${MOST_DEPTH} levels deep`);
    return this.#joined('or', () => this.#joined('and', () => this.#one(depth, where)));
  }

  patchPath(): PatchPath {
    const path = attributeOf(this.#word(), this.#fault);
    if (!this.#takes('[')) return path;
    if (path.sub !== undefined) throw this.#unexpected();
    const filter = this.alternatives(1, 'inside');
    this.#expect(']');
    const next = this.#peek();
    if (next?.kind !== 'word') return { ...path, filter };
    if (!next.text.startsWith('.')) throw this.#unexpected();
    const { attribute, sub, schema } = attributeOf(this.#word().slice(1), this.#fault);
    if (sub !== undefined || schema !== undefined) throw this.#unexpected();
    return { ...path, filter, sub: attribute };
  }

  #joined(kind: 'and' | 'or', part: () => ScimFilter): ScimFilter {
    const first = part();
    const filters = [first];
    while (this.#takesWord(kind)) filters.push(part());
    return filters.length === 1 ? first : { kind, filters };
  }

  #one(depth: number, where: 'inside' | 'outside'): ScimFilter {
    if (this.#takes('(')) {
      const filter = this.alternatives(depth + 1, where);
      this.#expect(')');
      return filter;
    }
    if (this.#isNot()) {
      this.#at += 1;
      this.#expect('(');
      const filter = this.alternatives(depth + 1, where);
      this.#expect(')');
      return { kind: 'not', filter };
    }
    const path = attributeOf(this.#word(), this.#fault);
    if (where === 'outside' && this.#takes('[')) {
      const filter = this.alternatives(depth + 1, 'inside');
      this.#expect(']');
      return { kind: 'value', path, filter };
    }
    if (this.#takesWord('pr')) return { kind: 'present', path };
    const word = this.#word().toLowerCase();
    const comparison = COMPARISONS.find((one) => one === word);
    if (comparison === undefined) throw new ScimFault(this.#fault, `'${word}' isn’t a comparison`);
    return { kind: 'compare', path, comparison, value: this.#value() };
  }

  #value(): FilterValue {
    const token = this.#next();
    if (token.kind === 'value') return token.value;
    const value = token.kind === 'word' ? literalOf(token.text) : undefined;
    if (value === undefined) {
      this.#at -= 1;
      throw this.#unexpected();
    }
    return value;
  }

  /** `not` before a parenthesis; an attribute may be called `not`, too. */
  #isNot(): boolean {
    const [token, after] = this.#tokens.slice(this.#at, this.#at + 2);
    return token?.kind === 'word' && token.text.toLowerCase() === 'not' && after?.kind === '(';
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #next(): Token {
    const token = this.#peek();
    if (token === undefined) throw new ScimFault(this.#fault, 'Unexpected end');
    this.#at += 1;
    return token;
  }

  #word(): string {
    const token = this.#next();
    if (token.kind === 'word') return token.text;
    this.#at -= 1;
    throw this.#unexpected();
  }

  #takesWord(word: string): boolean {
    const token = this.#peek();
    const isIt = token?.kind === 'word' && token.text.toLowerCase() === word;
    if (isIt) this.#at += 1;
    return isIt;
  }

  #takes(kind: Token['kind']): boolean {
    const isIt = this.#peek()?.kind === kind;
    if (isIt) this.#at += 1;
    return isIt;
  }

  #expect(kind: Token['kind']): void {
    if (!this.#takes(kind)) throw this.#unexpected();
  }

  #unexpected(): ScimFault {
    const token = this.#peek();
    if (token === undefined) return new ScimFault(this.#fault, 'Unexpected end');
    const said =
      token.kind === 'word' ? token.text : token.kind === 'value' ? String(token.value) : token.kind;
    return new ScimFault(this.#fault, `'Unexpected '${said}`);
  }
}
