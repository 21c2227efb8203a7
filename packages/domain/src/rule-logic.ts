/** Boolean combination of rules: `1 AND (2 OR NOT 3)`. NOT binds tightest, then AND, then OR. */
export type Logic =
  | { kind: 'rule'; name: string }
  | { kind: 'not'; part: Logic }
  | { kind: 'and' | 'or'; parts: readonly Logic[] };

export type LogicBrackets = 'square' | 'round';

export interface LogicToken {
  kind: 'name' | 'and' | 'or' | 'not' | 'open' | 'close';
  text: string;
  position: number;
  end: number;
}

export interface LogicError {
  code:
    | 'EMPTY'
    /** An opening bracket without a closing one. */
    | 'BRACKET_NOT_CLOSED'
    /** A closing bracket without an opening one. */
    | 'BRACKET_NOT_OPENED'
    /** Brackets that don't match. */
    | 'WRONG_BRACKET'
    | 'UNKNOWN_RULE'
    /** After an operator or an opening bracket. */
    | 'RULE_EXPECTED'
    /** Between two rules. */
    | 'OPERATOR_EXPECTED'
    | 'NOT_NOT_ALLOWED'
    | 'TOO_LONG'
    | 'TOO_DEEP';
  /** Position and length; none at the end of the text. */
  position: number;
  length: number;
}

export interface LogicRules {
  /** Names of the existing rules. */
  names: readonly string[];
  brackets: LogicBrackets;
  /** Whether NOT is allowed. */
  allowNot?: boolean | undefined;
}

export const LOGIC_LIMITS = { length: 4000, depth: 20 } as const;

const BRACKETS = { square: ['[', ']'], round: ['(', ')'] } as const;
const WORD = /[^\s[\]()]+|[[\]()]/gu;
const OPERATORS: ReadonlyMap<string, 'and' | 'or' | 'not'> = new Map([
  ['and', 'and'],
  ['or', 'or'],
  ['not', 'not'],
]);

/** Tokens of a logic expression, for parsing and display. Operators ignore case. */
export function logicTokens(text: string): readonly LogicToken[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const kind =
      word === '[' || word === '('
        ? 'open'
        : word === ']' || word === ')'
          ? 'close'
          : (OPERATORS.get(word.toLowerCase()) ?? 'name');
    return { kind, text: word, position: index, end: index + word.length };
  });
}

/** Whether a name can appear unquoted in a logic expression. */
export function isLogicName(name: string): boolean {
  const [first, ...others] = logicTokens(name);
  return first?.kind === 'name' && first.text === name && others.length === 0;
}

export type ParsedLogic = { logic: Logic; error?: never } | { logic?: never; error: LogicError };

/** Parses a logic expression. Never throws; returns the first error with its position. */
export function parseLogic(text: string, rules: LogicRules): ParsedLogic {
  if (text.length > LOGIC_LIMITS.length)
    return {
      error: {
        code: 'TOO_LONG',
        position: LOGIC_LIMITS.length,
        length: text.length - LOGIC_LIMITS.length,
      },
    };
  const tokens = logicTokens(text);
  if (tokens.length === 0) return { error: { code: 'EMPTY', position: 0, length: 0 } };
  const error = bracketError(tokens, rules.brackets) ?? orderError(tokens, rules, text.length);
  return error === undefined ? { logic: new Reader(tokens).read() } : { error };
}

/** Brackets come first, because other errors mislead while brackets don't match. */
function bracketError(tokens: readonly LogicToken[], brackets: LogicBrackets): LogicError | undefined {
  const [opening, closing] = BRACKETS[brackets];
  const open: LogicToken[] = [];
  for (const token of tokens) {
    if (token.kind !== 'open' && token.kind !== 'close') continue;
    if (token.text !== opening && token.text !== closing) return at(token, 'WRONG_BRACKET');
    if (token.kind === 'open') {
      open.push(token);
      if (open.length > LOGIC_LIMITS.depth) return at(token, 'TOO_DEEP');
    } else if (open.pop() === undefined) return at(token, 'BRACKET_NOT_OPENED');
  }
  const last = open.at(-1);
  return last === undefined ? undefined : at(last, 'BRACKET_NOT_CLOSED');
}

function at({ position, end }: LogicToken, code: LogicError['code']): LogicError {
  return { code, position, length: end - position };
}

/** The first misplaced token. Without one, the parser reports what it expected. */
function orderError(
  tokens: readonly LogicToken[],
  { names: known, allowNot }: LogicRules,
  textEnd: number,
): LogicError | undefined {
  const names = new Set(known);
  let wantsRule = true;
  for (const token of tokens) {
    switch (token.kind) {
      case 'name':
        if (!names.has(token.text)) return at(token, 'UNKNOWN_RULE');
        if (!wantsRule) return at(token, 'OPERATOR_EXPECTED');
        wantsRule = false;
        break;
      case 'not':
        if (allowNot !== true) return at(token, 'NOT_NOT_ALLOWED');
        if (!wantsRule) return at(token, 'OPERATOR_EXPECTED');
        break;
      case 'open':
        if (!wantsRule) return at(token, 'OPERATOR_EXPECTED');
        break;
      case 'and':
      case 'or':
        if (wantsRule) return at(token, 'RULE_EXPECTED');
        wantsRule = true;
        break;
      case 'close':
        if (wantsRule) return at(token, 'RULE_EXPECTED');
        break;
    }
  }
  return wantsRule ? { code: 'RULE_EXPECTED', position: textEnd, length: 0 } : undefined;
}

/** Reads tokens in order. */
class Reader {
  readonly #tokens: readonly LogicToken[];
  #next = 0;

  constructor(tokens: readonly LogicToken[]) {
    this.#tokens = tokens;
  }

  read(): Logic {
    return this.#joined('or', () => this.#joined('and', () => this.#single()));
  }

  #joined(kind: 'and' | 'or', part: () => Logic): Logic {
    const parts = [part()];
    while (this.#tokens[this.#next]?.kind === kind) {
      this.#next++;
      parts.push(part());
    }
    const [only] = parts;
    return parts.length === 1 && only !== undefined ? only : { kind, parts };
  }

  #single(): Logic {
    // Counts repeated NOTs instead of recursing, because they may fill the whole text.
    let isNegated = false;
    let hasNot = false;
    while (this.#tokens[this.#next]?.kind === 'not') {
      isNegated = !isNegated;
      hasNot = true;
      this.#next++;
    }
    const token = this.#tokens[this.#next++];
    let part: Logic;
    if (token?.kind === 'open') {
      part = this.read();
      this.#next++;
    } else part = { kind: 'rule', name: token?.text ?? '' };
    return hasNot && isNegated ? { kind: 'not', part } : part;
  }
}

/** Logic as text with the fewest brackets. `parseLogic` reads it back unchanged. */
export function printLogic(logic: Logic, brackets: LogicBrackets): string {
  const [opening, closing] = BRACKETS[brackets];
  const inBrackets = (part: Logic) => `${opening}${printLogic(part, brackets)}${closing}`;
  switch (logic.kind) {
    case 'rule':
      return logic.name;
    case 'not':
      return `NOT ${logic.part.kind === 'rule' ? logic.part.name : inBrackets(logic.part)}`;
    case 'and':
    case 'or':
      return logic.parts
        .map((part) =>
          part.kind === logic.kind || (logic.kind === 'and' && part.kind === 'or')
            ? inBrackets(part)
            : printLogic(part, brackets),
        )
        .join(logic.kind === 'and' ? ' AND ' : ' OR ');
  }
}

export function evaluateLogic(logic: Logic, holds: (name: string) => boolean): boolean {
  switch (logic.kind) {
    case 'rule':
      return holds(logic.name);
    case 'not':
      return !evaluateLogic(logic.part, holds);
    case 'and':
      return logic.parts.every((part) => evaluateLogic(part, holds));
    case 'or':
      return logic.parts.some((part) => evaluateLogic(part, holds));
  }
}
