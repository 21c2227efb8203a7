/**
 * Reads as much of a ClickHouse statement as the engine has to know: whether it reads or writes, where its output or its
 * data is named, and that it names no file of its own.
 *
 * Everything else is left to ClickHouse's own parser; a statement this reader misjudges is refused there.
 */

export type Statement =
  /** Answers rows: `before` + INTO OUTFILE … + FORMAT … + `after`. */
  | { kind: 'read'; before: string; format: string | undefined; after: string }
  /** INSERT with rows that follow it: `before` + FROM INFILE … + `after` + FORMAT …; `data` is what already followed. */
  | { kind: 'insert'; before: string; after: string; format: string; dataFrom: number }
  /** Anything else: definitions, INSERT … SELECT, KILL, … */
  | { kind: 'other'; sql: string };

export class StatementError extends Error {
  override name = 'StatementError';
}

interface Token {
  type: 'word' | 'quoted' | 'string' | 'other';
  /** In upper case for words, as written for the rest; of quoted identifiers the inside. */
  text: string;
  start: number;
  end: number;
  /** Open brackets before it. */
  depth: number;
}

const WORD = /[\p{L}_][\p{L}\p{N}_$]*/uy;
const NUMBER = /[0-9][\w.]*/y;
const SPACE = /(?:\s|--[^\n]*(?:\n|$)|#[ !][^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/y;
const HEREDOC = /\$(\w*)\$/y;

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

/** The tokens from `from` on, lazily: the data behind an INSERT is never looked at. */
function* tokens(sql: string): Generator<Token> {
  let at = 0;
  let depth = 0;
  while (at < sql.length) {
    SPACE.lastIndex = at;
    if (SPACE.test(sql)) {
      at = SPACE.lastIndex;
      continue;
    }
    const start = at;
    const char = sql.charAt(at);
    if (char === "'") {
      at = quotedEnd(sql, at);
      yield { type: 'string', text: sql.slice(start, at), start, end: at, depth };
    } else if (char === '"' || char === '`') {
      at = quotedEnd(sql, at);
      yield { type: 'quoted', text: sql.slice(start + 1, at - 1), start, end: at, depth };
    } else if (char === '$') {
      HEREDOC.lastIndex = at;
      const mark = HEREDOC.exec(sql)?.[0];
      const close = mark === undefined ? -1 : sql.indexOf(mark, at + mark.length);
      if (mark === undefined) at++;
      else if (close < 0) throw new StatementError(`A ${mark} is not closed.`);
      else at = close + mark.length;
      yield {
        type: mark === undefined ? 'other' : 'string',
        text: sql.slice(start, at),
        start,
        end: at,
        depth,
      };
    } else {
      WORD.lastIndex = at;
      NUMBER.lastIndex = at;
      if (WORD.test(sql)) {
        at = WORD.lastIndex;
        yield { type: 'word', text: sql.slice(start, at).toUpperCase(), start, end: at, depth };
      } else if (NUMBER.test(sql)) {
        at = NUMBER.lastIndex;
        yield { type: 'other', text: sql.slice(start, at), start, end: at, depth };
      } else {
        at++;
        if (char === ')' || char === ']' || char === '}') depth--;
        yield { type: 'other', text: char, start, end: at, depth };
        if (char === '(' || char === '[' || char === '{') depth++;
      }
    }
  }
}

const READS = new Set(['SELECT', 'WITH', 'FROM', 'SHOW', 'DESCRIBE', 'DESC', 'EXISTS', 'EXPLAIN', '(']);
/** They change the session, and a session serves one request: they could only mislead. */
const SESSION = new Set(['SET', 'USE', 'BEGIN', 'COMMIT', 'ROLLBACK']);

/**
 * @param sql one statement, for an INSERT with the rows behind it.
 * @throws StatementError for no statement, several of them, or one that names files.
 */
export function readStatement(sql: string): Statement {
  let first: Token | undefined;
  let previous: Token | undefined;
  let format: Token | undefined;
  let formatName: Token | undefined;
  let settings: Token | undefined;
  let end = sql.length;
  let ended = false;
  let rowsFollow = false;
  for (const token of tokens(sql)) {
    if (ended) throw new StatementError('One statement a request: something follows the semicolon.');
    if (token.type === 'other' && token.text === ';' && token.depth === 0) {
      end = token.start;
      ended = true;
      continue;
    }
    if (first === undefined) {
      first = token;
      rowsFollow = isWord(token, 'INSERT');
    }
    refuseFiles(token, previous);
    const keyword = token.depth === 0 && token.type === 'word' ? token.text : undefined;
    if (keyword === 'SETTINGS') settings ??= token;
    // A column may be called format, too: only a name behind it, and nothing but SETTINGS behind that, make the clause.
    if (formatName !== undefined && keyword !== 'SETTINGS' && previous === formatName) {
      format = undefined;
      formatName = undefined;
    }
    if (format !== undefined && previous === format && token.type === 'word') {
      formatName = token;
      if (rowsFollow) return insertWithRows(sql, settings ?? format, format, token);
    } else if (keyword === 'FORMAT') {
      format = token;
      formatName = undefined;
    }
    if (rowsFollow && token !== first) {
      if (keyword === 'SELECT' || keyword === 'WITH') rowsFollow = false;
      else if (keyword === 'VALUES') return insertWithRows(sql, settings ?? token, token, undefined);
    }
    previous = token;
  }
  if (first === undefined) throw new StatementError('The statement is empty.');
  if (SESSION.has(first.text))
    throw new StatementError(
      `${first.text} is not available here: send settings and the database with the request.`,
    );
  if (!READS.has(first.text)) return { kind: 'other', sql: sql.slice(0, end) };
  if (format === undefined || formatName === undefined)
    return { kind: 'read', before: sql.slice(0, end), format: undefined, after: '' };
  return {
    kind: 'read',
    before: sql.slice(0, format.start),
    format: sql.slice(formatName.start, formatName.end),
    after: sql.slice(formatName.end, end),
  };
}

/** The two ways to a file that no grant of ClickHouse holds back. */
function refuseFiles(token: Token, previous: Token | undefined): void {
  if (token.type === 'other' && token.text === '(' && previous?.text.toLowerCase() === 'file')
    throw new StatementError('The function file() is not available here.');
  if (isWord(token, 'INFILE', 'OUTFILE') && isWord(previous, 'FROM', 'INTO'))
    throw new StatementError(
      'A statement names no files: send rows in the request, read them from the answer.',
    );
}

function isWord(token: Token | undefined, ...words: string[]): boolean {
  return token !== undefined && token.type === 'word' && words.includes(token.text);
}

function insertWithRows(sql: string, splitAt: Token, marker: Token, name: Token | undefined): Statement {
  const markerEnd = (name ?? marker).end;
  let dataFrom = markerEnd;
  if (name !== undefined) {
    // The rows begin behind the line's end; one is taken, since binary rows may begin with another.
    const line = /[ \t]*(?:\r?\n)?/y;
    line.lastIndex = markerEnd;
    line.test(sql);
    dataFrom = line.lastIndex;
  }
  return {
    kind: 'insert',
    before: sql.slice(0, splitAt.start),
    after: splitAt === marker ? '' : sql.slice(splitAt.start, marker.start),
    format: name === undefined ? 'Values' : sql.slice(name.start, name.end),
    dataFrom,
  };
}
