import { describe, expect, test } from 'vitest';
import {
  fitsPattern,
  isChunkId,
  isColumnName,
  isFilePattern,
  isSelectQuery,
  type KnownFile,
  parseSourceToken,
  pauseAfterRun,
  SETTLED_MS,
  sourceTokenText,
  stepOf,
  writeSourceToken,
} from './collection.ts';
import { HOUR_MS } from './time-units.ts';

const parts = { id: 'abcdefgh12345678', secret: `-_${'a'.repeat(41)}` };

test('a token is parsed as written, and nothing else is one', () => {
  const token = writeSourceToken(parts);
  expect(parseSourceToken(token)).toEqual(parts);
  for (const other of [`${token}x`, token.slice(1), token.replace('casbahsource', 'casbah'), ''])
    expect([other, parseSourceToken(other)]).toEqual([other, undefined]);
});

test('it is sent only in the header; an API key is refused', () => {
  const token = writeSourceToken(parts);
  expect(sourceTokenText(`Bearer ${token}`)).toBe(token);
  expect(sourceTokenText(`bearer  ${token}`)).toBe(token);
  for (const other of [undefined, token, `Basic ${token}`, 'Bearer casbah_abc_def', `Bearer ${token} more`])
    expect([other, sourceTokenText(other)]).toEqual([other, undefined]);
});

test('a chunk ID has its own format', () => {
  for (const id of ['a', 'host-1:proxy.log:0-4096', 'x'.repeat(128)])
    expect([id, isChunkId(id)]).toEqual([id, true]);
  for (const id of ['', ' ', 'a b', 'x'.repeat(129), 'é']) expect([id, isChunkId(id)]).toEqual([id, false]);
});

describe('a file', () => {
  const NOW = Date.UTC(2026, 10, 22, 12);
  const seen = { size: 100, modified: NOW - 1000 };
  const known: KnownFile = {
    ...seen,
    sameSince: NOW - SETTLED_MS,
    collected: 0,
    collectedSize: null,
    collectedModified: null,
  };
  const collected = { ...known, collected: 100, collectedSize: 100, collectedModified: seen.modified };

  test('that was just written waits until unchanged for a minute', () => {
    expect(stepOf(undefined, seen, NOW)).toEqual({ do: 'wait', sameSince: NOW });
    expect(stepOf({ ...known, sameSince: NOW - SETTLED_MS + 1 }, seen, NOW)).toMatchObject({ do: 'wait' });
    expect(stepOf(known, seen, NOW)).toMatchObject({ do: 'collect', from: 0 });
  });

  test('that grows between two checks waits again', () => {
    expect(stepOf(known, { ...seen, size: 101 }, NOW)).toEqual({ do: 'wait', sameSince: NOW });
    expect(stepOf(known, { ...seen, modified: NOW }, NOW)).toEqual({ do: 'wait', sameSince: NOW });
  });

  test('from long ago is collected at the first check', () => {
    expect(stepOf(undefined, { size: 100, modified: NOW - HOUR_MS }, NOW)).toMatchObject({ do: 'collect' });
  });

  test('is collected once', () => {
    expect(stepOf(collected, seen, NOW + 9e9)).toEqual({ do: 'nothing' });
  });

  test('that grew after its collection resumes there; a smaller one is another file', () => {
    const later = NOW + HOUR_MS;
    expect(stepOf(collected, { ...seen, size: 150 }, later)).toMatchObject({ do: 'collect', from: 100 });
    expect(stepOf(collected, { ...seen, size: 50 }, later)).toMatchObject({ do: 'collect', from: 0 });
    // Rewritten with the same number of bytes: identical content adds nothing, changed content is read.
    expect(stepOf(collected, { ...seen, modified: NOW }, later)).toMatchObject({ do: 'collect', from: 0 });
  });
});

test('a failing location is checked less and less often, and normally again once it responds', () => {
  const minutes = (failures: number, everyMinutes = 15) =>
    pauseAfterRun({ everyMinutes, failures, waiting: 0 }) / 60_000;
  expect([0, 1, 2, 3, 4, 5, 6, 40].map((failures) => minutes(failures))).toEqual([
    ...[15, 15, 30, 60, 120, 240, 360, 360],
  ]);
  // Never more often than scheduled.
  expect(minutes(9, 1440)).toBe(1440);
  expect(pauseAfterRun({ everyMinutes: 15, failures: 0, waiting: 1 })).toBeLessThan(2 * SETTLED_MS);
});

test('names match patterns', () => {
  expect(fitsPattern('access.log', '')).toBe(true);
  expect(fitsPattern('access.log', '*.log, *.gz')).toBe(true);
  expect(fitsPattern('ACCESS.GZ', '*.log, *.gz')).toBe(true);
  expect(fitsPattern('access.txt', '*.log, *.gz')).toBe(false);
  expect(fitsPattern('access-1.log', 'access-?.log')).toBe(true);
  expect(fitsPattern('access-10.log', 'access-?.log')).toBe(false);
  expect(fitsPattern('a.b+c', 'a.b+c')).toBe(true);
  expect(fitsPattern('aXb+c', 'a.b+c')).toBe(false);
  expect([isFilePattern('*.log, *.gz'), isFilePattern('../*'), isFilePattern(',')]).toEqual([
    ...[true, false, false],
  ]);
});

test('no name makes a pattern slow', () => {
  expect(fitsPattern('a'.repeat(250), `${'*a'.repeat(49)}b`)).toBe(false);
});

describe('a query for rows', () => {
  test.each([
    'select * from traffic',
    '  SELECT time, host\nFROM traffic t JOIN users u ON u.id = t.user_id',
    'select \'a;b into c\' as text, "odd; name" from traffic -- ; drop',
    '/* why */ select 1',
    'select count(*) from (select * from traffic) inside',
  ])('may be: %s', (query) => {
    expect(isSelectQuery(query)).toBe(true);
  });
  test.each([
    'insert into traffic values (1)',
    'delete from traffic',
    'with gone as (delete from traffic returning *) select * from gone',
    'select 1; drop table traffic',
    'select * into copy from traffic',
    "select * from traffic into outfile '/tmp/x'",
    'select /*! 1 into outfile */ 1',
    "select 1 /*M! into outfile '/tmp/x' */",
    'select * from traffic for update',
    'select * from traffic FOR no key  UPDATE',
    'select * from traffic lock in share mode',
    'explain select 1',
    'selection',
    '',
  ])('may not be: %s [PF-V044]', (query) => {
    expect(isSelectQuery(query)).toBe(false);
  });
  test("has a column name that can't contain anything else", () => {
    for (const name of ['id', 'created_at', 'größe', '_x$1'])
      expect([name, isColumnName(name)]).toEqual([name, true]);
    for (const name of ['', '1a', 'a b', 'a"b', 'a`b', 'a.b', 'x'.repeat(64)])
      expect([name, isColumnName(name)]).toEqual([name, false]);
  });
});
