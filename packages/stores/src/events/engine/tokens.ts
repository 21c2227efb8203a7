/** A word or symbol of a ClickHouse statement. */
export interface Token {
  type: 'word' | 'quoted' | 'string' | 'number' | 'sign';
  /** Upper case for words; quoted names without quotes; otherwise as written. */
  text: string;
  start: number;
  end: number;
  /** Number of brackets open before it. */
  depth: number;
}

export class StatementError extends Error {
  override name = 'StatementError';
}

const SPACE = /[ \t\n\r\f\v]+/y;
const LINE_COMMENT = /(?:--|\/\/|#[ !])[^\n]*/y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /[0-9][A-Za-z0-9_.]*/y;
/** Other characters mean nothing to ClickHouse, or differ between its versions. */
const SIGN = /[()[\]{},;.+\-*/%=!<>?:|@^&~]/y;

/**
 * Tokens of a statement; text after the rows of an INSERT is never read. Refuses what can pass code off as a
 * string or comment: non-ASCII (some are quotes), `$` (heredocs) and `\`.
 * @throws StatementError
 */
export function* readTokens(sql: string): Generator<Token> {
  let at = 0;
  let depth = 0;
  function take(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    if (!pattern.test(sql)) return false;
    at = pattern.lastIndex;
    return true;
  }
  while (at < sql.length) {
    if (take(SPACE) || take(LINE_COMMENT)) continue;
    const start = at;
    const char = sql.charAt(at);
    if (char === '/' && sql.charAt(at + 1) === '*') {
      at = commentEnd(sql, at);
    } else if (char === "'") {
      at = quotedEnd(sql, at);
      yield { type: 'string', text: sql.slice(start, at), start, end: at, depth };
    } else if (char === '"' || char === '`') {
      at = quotedEnd(sql, at);
      yield { type: 'quoted', text: sql.slice(start + 1, at - 1), start, end: at, depth };
    } else if (take(WORD)) {
      yield { type: 'word', text: sql.slice(start, at).toUpperCase(), start, end: at, depth };
    } else if (take(NUMBER)) {
      yield { type: 'number', text: sql.slice(start, at), start, end: at, depth };
    } else if (take(SIGN)) {
      if (char === ')' || char === ']' || char === '}') depth--;
      yield { type: 'sign', text: char, start, end: at, depth };
      if (char === '(' || char === '[' || char === '{') depth++;
    } else {
      throw new StatementError(`${JSON.stringify(char)} may only stand in quotes (character ${at + 1}).`);
    }
  }
}

/** Finds the end of a comment; comments nest. */
function commentEnd(sql: string, start: number): number {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = start + 2;
  let open = 1;
  while (open > 0) {
    const found = mark.exec(sql);
    if (found === null) throw new StatementError('A comment is not closed.');
    open += found[0] === '/*' ? 1 : -1;
  }
  return mark.lastIndex;
}

function quotedEnd(sql: string, start: number): number {
  const quote = sql.charAt(start);
  for (let at = start + 1; at < sql.length; at++) {
    const char = sql.charAt(at);
    if (char === '\\') at++;
    else if (char === quote) {
      if (sql.charAt(at + 1) !== quote) return at + 1;
      at++;
    }
  }
  throw new StatementError(`A ${quote} is not closed.`);
}
