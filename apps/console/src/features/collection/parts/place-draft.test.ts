import { collectionPlace } from '@casbah/contract/collection';
import { COLLECTION_KINDS } from '@casbah/domain/collection';
import { expect, test } from 'vitest';
import { NEW_HTTP } from './http-draft.ts';
import {
  addressOf,
  draftOf,
  isPlaceRight,
  NEW_PLACE,
  type PlaceDraft,
  placeOf,
  problemOfField,
  secretOf,
  usualPort,
} from './place-draft.ts';

const FILLED: PlaceDraft = {
  ...NEW_PLACE,
  host: ' logs.example ',
  user: 'casbah',
  path: '/var/log/',
  bucket: 'proxy-logs',
  prefix: '2026/',
  database: 'proxy',
  query: 'select * from traffic',
  column: 'id',
  pattern: '*.log',
  http: { ...NEW_HTTP, url: ' https://api.example/logs?since={from} ', time: 'at' },
};

test('the server accepts the input, and editing shows it again', () => {
  for (const kind of COLLECTION_KINDS) {
    const draft = { ...FILLED, kind };
    expect([kind, isPlaceRight(draft)]).toEqual([kind, true]);
    const place = placeOf(draft);
    expect(collectionPlace.parse(place)).toEqual(place);
    const saved = {
      place,
      has_secret: true,
      identity: null,
      every_minutes: 5,
      is_enabled: true,
      failures: 0,
      last_run_on: null,
      last_success_on: null,
      next_run_on: null,
      problem: null,
      detail: null,
    };
    expect(placeOf(draftOf(saved))).toEqual(place);
    expect(draftOf(saved).password).toBe('');
  }
});

test('missing and invalid values are found before anything is sent', () => {
  for (const kind of COLLECTION_KINDS)
    expect([kind, isPlaceRight({ ...NEW_PLACE, kind })]).toEqual([kind, false]);
  const of = (part: Partial<PlaceDraft>) => ({ ...FILLED, kind: 'sql' as const, ...part });
  expect(problemOfField(of({ query: 'drop table traffic' }), 'query')).toBe('wrong');
  expect(problemOfField(of({ column: 'a b' }), 'column')).toBe('wrong');
  expect(problemOfField(of({ host: 'sftp://logs.example/x' }), 'host')).toBe('wrong');
  expect(problemOfField(of({ host: '' }), 'host')).toBe('missing');
  expect(problemOfField({ ...FILLED, kind: 's3', address: 'https://s3.example/bucket' }, 'address')).toBe(
    'wrong',
  );
});

test('each kind of database has its default port', () => {
  const sql = { ...FILLED, kind: 'sql' as const };
  expect(usualPort(sql)).toBe(5432);
  const mysql = placeOf({ ...sql, engine: 'mysql' });
  expect(addressOf(mysql)).toBe('mysql://casbah@logs.example:3306/proxy');
  expect(collectionPlace.parse(mysql)).toEqual(mysql);
});

test('a secret is sent only if typed, and only for its kind', () => {
  expect(secretOf({ ...FILLED, kind: 'sftp' })).toBe(undefined);
  expect(secretOf({ ...FILLED, kind: 'sftp', privateKey: 'KEY' })).toEqual({ private_key: 'KEY\n' });
  expect(secretOf({ ...FILLED, kind: 's3', password: 'p', privateKey: 'KEY' })).toEqual({ password: 'p' });
  expect(secretOf({ ...FILLED, kind: 'folder', password: 'p' })).toBe(undefined);
});

test('the displayed URL contains no secret', () => {
  expect(addressOf(placeOf({ ...FILLED, kind: 'sftp', host: 'logs.example', password: 'p' }))).toBe(
    'sftp://casbah@logs.example:22/var/log/',
  );
  expect(addressOf(placeOf({ ...FILLED, kind: 's3' }))).toBe('s3://proxy-logs/2026/');
  expect(addressOf(placeOf({ ...FILLED, kind: 'http' }))).toBe('https://api.example/logs');
});
