import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { controlStoreOver } from '../kysely-control-store.ts';
import { pgliteDialect } from './dialect.ts';
import { EVERY_TABLE } from './first-content.ts';
import { openDatabase } from './open-database.ts';
import { PgliteWorker } from './worker-client.ts';

const place = mkdtempSync(join(tmpdir(), 'casbah-new-database-'));
afterAll(() => rmSync(place, { recursive: true }));

test('a copy is complete, and independent of all other databases', async () => {
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

/** Everything the migrations create, as text. */
const SCHEMA = `
  select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable
      || coalesce(' ' || column_default, '') as made from information_schema.columns where table_schema = 'public'
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select 'policy ' || tablename || ' ' || policyname || coalesce(qual, '') || coalesce(with_check, '') from pg_policies
  union all select 'grant ' || table_name || ' ' || grantee || ' ' || privilege_type
    from information_schema.table_privileges where table_schema = 'public'
  union all select 'trigger ' || tgrelid::regclass || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    and prokind = 'f'
  union all select 'migration ' || name from kysely_migration
  order by made`;

test('a new database with all tables equals a migrated empty one', async () => {
  const folder = join(place, 'migrated');
  const worker = await PgliteWorker.open(folder);
  const db = new Kysely<Database>({ dialect: pgliteDialect(async () => worker) });
  const ends = { listen: async () => async () => {}, maintain: async () => {}, close: () => worker.close() };
  const store = controlStoreOver(db, {}, ends);
  await store.migrate();
  await store.close();
  const schemaIn = async (path: string): Promise<unknown[]> => {
    const database = await openDatabase(path, EVERY_TABLE);
    const { rows } = await database.query(SCHEMA);
    await database.close();
    return rows;
  };
  const schema = await schemaIn(folder);
  expect(schema.length).toBeGreaterThan(100);
  expect(await schemaIn(join(place, 'with-tables'))).toEqual(schema);
});
