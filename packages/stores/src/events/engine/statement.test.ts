import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStatement } from './statement.ts';
import { StatementError } from './tokens.ts';

describe('kinds of statements', () => {
  test('a read is split where its output is named', () => {
    expect(readStatement('SELECT 1')).toEqual({
      kind: 'read',
      before: 'SELECT 1',
      format: undefined,
      after: '',
    });
    expect(readStatement('SELECT a FROM t SETTINGS x = 1 FORMAT JSONEachRow;')).toEqual({
      kind: 'read',
      before: 'SELECT a FROM t SETTINGS x = 1 ',
      format: 'JSONEachRow',
      after: '',
    });
    expect(readStatement('select 1 format TSV settings x = 1')).toEqual({
      kind: 'read',
      before: 'select 1 ',
      format: 'TSV',
      after: ' settings x = 1',
    });
  });

  test.each([
    'SELECT format FROM t',
    'SELECT a AS format, b FROM t',
    'SELECT (SELECT 1 FORMAT) FROM t',
    "SELECT 'FORMAT TSV'",
    'SELECT 1 -- FORMAT TSV',
    'SELECT 1 /* FORMAT TSV /* nested */ FORMAT TSV */',
    'SELECT `FORMAT` FROM t',
  ])("the word format isn't a clause in %s", (sql) => {
    expect(readStatement(sql)).toMatchObject({ kind: 'read', format: undefined });
  });

  test.each(['WITH 1 AS x SELECT x', '(SELECT 1) UNION ALL (SELECT 2)', 'SHOW TABLES', 'DESC t'])(
    '%s reads',
    (sql) => expect(readStatement(sql).kind).toBe('read'),
  );

  test.each([
    'CREATE TABLE t (a UInt8) ENGINE = Memory',
    'INSERT INTO t SELECT 1',
    'KILL QUERY WHERE 1',
    'DROP TABLE t',
  ])('%s neither reads nor takes rows', (sql) => expect(readStatement(sql)).toEqual({ kind: 'other', sql }));

  test('an INSERT is split where its rows are named, with settings kept', () => {
    expect(readStatement('INSERT INTO t (a, b) FORMAT Native')).toEqual({
      kind: 'insert',
      before: 'INSERT INTO t (a, b) ',
      after: '',
      format: 'Native',
      rowsFrom: 34,
    });
    expect(readStatement("INSERT INTO t SETTINGS x = 'FORMAT y' FORMAT CSV\n1;2\n")).toEqual({
      kind: 'insert',
      before: 'INSERT INTO t ',
      after: "SETTINGS x = 'FORMAT y' ",
      format: 'CSV',
      rowsFrom: 49,
    });
    expect(readStatement("INSERT INTO t VALUES (1, 'a;b')")).toEqual({
      kind: 'insert',
      before: 'INSERT INTO t ',
      after: '',
      format: 'Values',
      rowsFrom: 20,
    });
  });

  test('rows of an INSERT are never parsed as a statement', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (rows) => {
        const head = 'INSERT INTO t FORMAT RowBinary\n';
        expect(readStatement(head + rows)).toMatchObject({ kind: 'insert', rowsFrom: head.length });
      }),
    );
  });
});

describe('refused statements', () => {
  test.each([
    ['nothing', ' -- only a comment'],
    ['a second statement', 'SELECT 1; SELECT 2'],
    ['a second statement after a comment', 'SELECT 1 // it is\n; DROP TABLE t'],
    ['a second statement behind a comment that closes twice', 'SELECT 1 /* /* */ */; DROP TABLE t'],
    ['a session’s settings', 'SET max_threads = 1'],
    ['another database', 'USE other'],
    ['the end of the client', 'exit'],
    ['a file as output', "SELECT 1 INTO OUTFILE '/tmp/x'"],
    ['a file as output, in pieces', "SELECT 1 into /* */ \n outfile '/tmp/x'"],
    ['a file as input', "INSERT INTO t FROM INFILE '/etc/passwd' FORMAT LineAsString"],
    ['the function that reads any file', "SELECT file('/etc/passwd')"],
    ['the function that reads any file, quoted', "SELECT `file` ('/etc/passwd')"],
    ['a call that makes a file before it is refused', "SELECT * FROM sqlite('/tmp/x', 't')"],
    [
      'a disk of its own',
      'CREATE TABLE t (a UInt8) ENGINE = MergeTree ORDER BY a SETTINGS disk = disk(type = web)',
    ],
    [
      'an engine with files of its own',
      "CREATE TABLE t (a UInt8) ENGINE = EmbeddedRocksDB(0, '/tmp/x') PRIMARY KEY a",
    ],
    ['an engine that runs programs', "CREATE TABLE t (a UInt8) ENGINE /* = Memory */ Executable('x', 'TSV')"],
    ['an engine in quotes', 'CREATE TABLE t (a UInt8) ENGINE = `File`'],
    ['a here-document', 'SELECT $a$ ; $a$'],
    ['quotes of another alphabet', 'SELECT ‘x’'],
    ['an open quote', "SELECT 'x"],
    ['an open comment', 'SELECT 1 /* /* */'],
    ['grants', 'GRANT ALL ON *.* TO default'],
  ])('%s', (_what, sql) => {
    expect(() => readStatement(sql)).toThrow(StatementError);
  });

  test('quoted text may contain anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const quoted = text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
        expect(readStatement(`SELECT '${quoted}' FORMAT TSV`)).toMatchObject({
          kind: 'read',
          before: `SELECT '${quoted}' `,
          format: 'TSV',
        });
      }),
    );
  });
});
