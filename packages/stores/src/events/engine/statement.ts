import { readTokens, StatementError, type Token } from './tokens.ts';

/**
 * The parts of a ClickHouse statement the engine needs: where its output or rows are named. ClickHouse's
 * parser checks the rest and rejects statements misjudged here.
 */
export type Statement =
  /** Returns rows: `before` INTO OUTFILE … FORMAT … `after`. */
  | { kind: 'read'; before: string; format: string | undefined; after: string }
  /** Followed by rows from character `rowsFrom` on: `before` FROM INFILE … `after` FORMAT … */
  | { kind: 'insert'; before: string; after: string; format: string; rowsFrom: number }
  /** Definitions and other statements. */
  | { kind: 'other'; sql: string };

const READS = new Set(['SELECT', 'WITH', 'FROM', 'SHOW', 'DESCRIBE', 'DESC', 'EXISTS', '(']);
const OTHERS = new Set([
  ...['INSERT', 'CREATE', 'ALTER', 'DROP', 'TRUNCATE', 'RENAME', 'EXCHANGE', 'OPTIMIZE', 'DELETE', 'UPDATE'],
  // In an EXPLAIN, INTO OUTFILE and FORMAT would belong to the explained SELECT.
  ...['KILL', 'CHECK', 'SYSTEM', 'EXPLAIN'],
]);
/**
 * Functions that ClickHouse's grants don't block: `file` reads any file, `sqlite` creates one before it is
 * refused, `disk` puts a table on another machine.
 */
const UNGUARDED_CALLS = new Set(['file', 'sqlite', 'disk']);
/** These store rows at an arbitrary path (EmbeddedRocksDB), or run programs (Executable). */
const TABLE_ENGINES = /^(?:[A-Z]*MERGETREE|MEMORY|NULL)$/;

/**
 * @param sql one statement; rows may follow an INSERT.
 * @throws StatementError for none, several, or an unsupported one.
 */
export function readStatement(sql: string): Statement {
  let first: Token | undefined;
  let previous: Token | undefined;
  let format: Token | undefined;
  let formatName: Token | undefined;
  let settings: Token | undefined;
  let end = sql.length;
  let ended = false;
  let rowsMayFollow = false;
  const guard = guarding();
  for (const token of readTokens(sql)) {
    if (ended) throw new StatementError('One statement a request: something follows the semicolon.');
    if (token.text === ';' && token.type === 'sign') {
      end = token.start;
      ended = true;
      continue;
    }
    if (first === undefined) {
      first = token;
      rowsMayFollow = isWord(token, 'INSERT');
    }
    guard(token);
    const keyword = token.depth === 0 && token.type === 'word' ? token.text : undefined;
    if (keyword === 'SETTINGS') settings ??= token;
    // A column may be named format, too: it is the clause only if followed by a name and nothing but
    // SETTINGS.
    if (formatName !== undefined && previous === formatName && keyword !== 'SETTINGS') {
      format = undefined;
      formatName = undefined;
    }
    if (format !== undefined && previous === format && token.type === 'word') {
      formatName = token;
      if (rowsMayFollow) return insertWithRows(sql, settings, format, token);
    } else if (keyword === 'FORMAT') {
      format = token;
      formatName = undefined;
    }
    if (rowsMayFollow && (keyword === 'SELECT' || keyword === 'WITH')) rowsMayFollow = false;
    if (rowsMayFollow && keyword === 'VALUES') return insertWithRows(sql, settings, token, undefined);
    previous = token;
  }
  if (first === undefined) throw new StatementError('The statement is empty.');
  if (!READS.has(first.text)) {
    if (OTHERS.has(first.text)) return { kind: 'other', sql: sql.slice(0, end) };
    throw new StatementError(
      `${first.text} is not available here. Settings and the database are sent with the request.`,
    );
  }
  if (format === undefined || formatName === undefined)
    return { kind: 'read', before: sql.slice(0, end), format: undefined, after: '' };
  return {
    kind: 'read',
    before: sql.slice(0, format.start),
    format: sql.slice(formatName.start, formatName.end),
    after: sql.slice(formatName.end, end),
  };
}

/** Returns a check for each token in turn, which refuses anything outside the database. */
function guarding(): (token: Token) => void {
  let first: Token | undefined;
  let previous: Token | undefined;
  let engineComes = false;
  return (token) => {
    first ??= token;
    if (isSign(token, '(') && previous !== undefined && UNGUARDED_CALLS.has(previous.text.toLowerCase()))
      throw new StatementError(`${previous.text.toLowerCase()}() is not available here.`);
    if (isWord(token, 'INFILE', 'OUTFILE') && isWord(previous, 'FROM', 'INTO'))
      throw new StatementError(
        'A statement names no files: send rows in the request, read them from the answer.',
      );
    // `ENGINE x` is the same as `ENGINE = x`.
    if (engineComes && !isSign(token, '=')) {
      if (token.type !== 'word' || !TABLE_ENGINES.test(token.text))
        throw new StatementError(`The engine ${token.text} is not available here.`);
      engineComes = false;
    } else if (isWord(first, 'CREATE') && isWord(token, 'ENGINE')) engineComes = true;
    previous = token;
  };
}

function isSign(token: Token, sign: string): boolean {
  return token.type === 'sign' && token.text === sign;
}

function isWord(token: Token | undefined, ...words: string[]): boolean {
  return token !== undefined && token.type === 'word' && words.includes(token.text);
}

function insertWithRows(
  sql: string,
  settings: Token | undefined,
  marker: Token,
  name: Token | undefined,
): Statement {
  let rowsFrom = (name ?? marker).end;
  if (name !== undefined) {
    // Rows begin after the line break. Only one is skipped, because binary rows may begin with another.
    const lineEnd = /[ \t\f]*\r?\n?/y;
    lineEnd.lastIndex = rowsFrom;
    lineEnd.test(sql);
    rowsFrom = lineEnd.lastIndex;
  }
  return {
    kind: 'insert',
    before: sql.slice(0, (settings ?? marker).start),
    after: settings === undefined ? '' : sql.slice(settings.start, marker.start),
    format: name === undefined ? 'Values' : sql.slice(name.start, name.end),
    rowsFrom,
  };
}
