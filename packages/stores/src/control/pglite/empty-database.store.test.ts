import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';

const place = mkdtempSync(join(tmpdir(), 'casbah-empty-database-'));
afterAll(() => rmSync(place, { recursive: true }));

test('a copy is whole; what is written to one new database is in no other, made before or after it', async () => {
  const asked = `select count(*)::int as tables, current_setting('fsync') as fsync,
      current_setting('wal_sync_method') as method from pg_tables where schemaname = 'public'`;
  const [one, other] = [await openDatabase(join(place, 'one')), await openDatabase(join(place, 'other'))];
  await one.exec('create table events (id text); checkpoint');
  const after = await openDatabase(join(place, 'after'));
  const found = [];
  for (const database of [one, other, after]) {
    found.push((await database.query(asked)).rows[0]);
    await database.close();
  }
  const settings = { fsync: 'on', method: 'fsync' };
  expect(found).toEqual([1, 0, 0].map((tables) => ({ tables, ...settings })));
});
