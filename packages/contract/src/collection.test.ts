import { expect, test } from 'vitest';
import { collectionPlace, collectionSecret } from './collection.ts';

const SFTP = { kind: 'sftp', host: 'logs.example', port: 22, user: 'casbah', path: '/var/log' };
const SQL = { kind: 'sql', engine: 'postgresql', host: '192.0.2.7', port: 5432, user: 'reader' };
const problemsOf = (place: unknown): string[] =>
  (collectionPlace.safeParse(place).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('a remote source has a valid host or address, and a valid port [PF-V037] [PF-V038]', () => {
  for (const host of ['logs.example', 'log01', '192.0.2.7', '2001:db8::7'])
    expect(problemsOf({ ...SFTP, host })).toEqual([]);
  for (const host of ['', 'sftp://logs.example', 'logs.example/in', 'a b', '192.0.2', '-a'])
    expect(problemsOf({ ...SFTP, host })).toEqual(["host: Valid IP's and hosts allowed only"]);
  for (const port of [0, -1, 65_536, 22.5])
    expect(problemsOf({ ...SFTP, port })).toEqual(['port: Port number must be within 1-65535']);
});

test('a database query must be a single SELECT [PF-V044]', () => {
  const place = { ...SQL, database: 'logs', column: 'id' };
  expect(problemsOf({ ...place, query: 'select id, line from logs' })).toEqual([]);
  for (const query of ['delete from logs', 'select 1; drop table logs', ''])
    expect(problemsOf({ ...place, query })).toEqual([
      'query: only SELECT query is allowed for SQL client datasource',
    ]);
});

test("a source's password may be anything its server accepts, up to 1024 characters (decision 0023) [PF-V028]", () => {
  const accepts = (password: string): boolean => collectionSecret.safeParse({ password }).success;
  expect([accepts('a'), accepts('x'.repeat(40)), accepts('x'.repeat(1024))]).toEqual([true, true, true]);
  expect([accepts(''), accepts('x'.repeat(1025))]).toEqual([false, false]);
});

test('an API has its token in a header of its own, and every page on one server', () => {
  const place = { kind: 'http', url: 'https://api.example/logs?since={from}', time: 'at' };
  expect(problemsOf(place)).toEqual([]);
  expect(problemsOf({ ...place, url: 'https://{from:s}.example/' })).toHaveLength(1);
  for (const header of ['Host', 'content-length', 'A: b', 'A\r\nB', ''])
    expect([header, problemsOf({ ...place, header }).length > 0]).toEqual([header, true]);
  const next_page = { by: 'body', path: 'cursor', body: '{"cursor": "{next}"}' };
  const elsewhere = { ...next_page, url: 'https://other.example/' };
  expect(problemsOf({ ...place, method: 'POST', next_page })).toEqual([]);
  expect(problemsOf({ ...place, method: 'POST', next_page: elsewhere })).toEqual([
    'next_page.url: is on the same server as the first page',
  ]);
  expect(collectionSecret.safeParse({ token: 'SSWS abc' }).success).toBe(true);
  expect(collectionSecret.safeParse({ token: 'abc\r\nX-Other: 1' }).success).toBe(false);
});
