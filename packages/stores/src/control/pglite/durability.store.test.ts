import {
  copyFileSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVERY_TABLE } from './first-content.ts';
import { openDatabase } from './open-database.ts';
import { PgliteWorker } from './worker-client.ts';

/**
 * A disk that loses power in the worst way: only flushed data survives. A file has the content of its last flush; a
 * name exists if its file or folder was flushed since.
 */
class UnpluggedDisk {
  readonly #root: string;
  readonly #contents: string;
  readonly #names = new Map<string, Map<string, string>>();
  readonly #files = new Set<string>();
  flushed: string[] = [];

  constructor(root: string, contents: string) {
    this.#root = root;
    this.#contents = contents;
    mkdirSync(contents);
  }

  readonly flush = (file: number): void => {
    const path = readlinkSync(`/proc/self/fd/${file}`);
    this.flushed.push(path.slice(this.#root.length + 1));
    const key = keyOf(path);
    if (fstatSync(file).isDirectory()) {
      this.#names.set(key, new Map(readdirSync(path).map((name) => [name, keyOf(join(path, name))])));
    } else {
      copyFileSync(path, join(this.#contents, key));
      this.#files.add(key);
    }
    for (let at = path; at !== this.#root; at = dirname(at)) {
      const folder = keyOf(dirname(at));
      this.#names.set(folder, (this.#names.get(folder) ?? new Map()).set(basename(at), keyOf(at)));
    }
  };

  /** Writes what survives the power cut to a folder. */
  remainsIn(place: string, path = this.#root): void {
    mkdirSync(place);
    for (const [name, key] of this.#names.get(keyOf(path)) ?? []) {
      const there = statSync(join(path, name), { throwIfNoEntry: false });
      if (there?.isDirectory() === true) this.remainsIn(join(place, name), join(path, name));
      else if (this.#files.has(key)) copyFileSync(join(this.#contents, key), join(place, name));
      else writeFileSync(join(place, name), '');
    }
  }
}

/** Identifies a file independently of its name; inode numbers are reused, so the birth time is included. */
function keyOf(path: string): string {
  const { ino, birthtimeNs } = statSync(path, { bigint: true });
  return `${ino}-${birthtimeNs}`;
}

describe.skipIf(process.platform !== 'linux')('after a power cut', () => {
  const place = mkdtempSync(join(tmpdir(), 'casbah-unplugged-'));
  const root = join(place, 'disk');
  const folder = join(root, 'pglite');
  let disk: UnpluggedDisk;
  let database: PGlite;
  let cuts = 0;

  beforeAll(async () => {
    mkdirSync(root);
    disk = new UnpluggedDisk(root, join(place, 'contents'));
    database = await openDatabase(folder, EVERY_TABLE, disk.flush);
  });
  afterAll(async () => {
    await database.close();
    rmSync(place, { recursive: true });
  });

  /** Result of a query after a power cut now. */
  async function afterPowerCut<Row>(sql: string): Promise<Row[]> {
    cuts += 1;
    const remains = join(place, `remains-${cuts}`);
    disk.remainsIn(remains);
    const found = await openDatabase(join(remains, 'pglite'));
    const { rows } = await found.query<Row>(sql);
    await found.close();
    rmSync(remains, { recursive: true });
    return rows;
  }

  test('a newly created database opens', async () => {
    expect(await afterPowerCut('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('all acknowledged commits are there, before, between and after checkpoints', async () => {
    await database.query('create table kept (id integer primary key, what text)');
    const acknowledged: number[] = [];
    const add = async (): Promise<void> => {
      const id = acknowledged.length;
      disk.flushed = [];
      await database.query('insert into kept values ($1, $2)', [id, String(id).repeat(3000)]);
      expect(disk.flushed.filter((path) => path.startsWith('pglite/pg_wal/'))).not.toEqual([]);
      acknowledged.push(id);
    };
    const kept = async (): Promise<number[]> => {
      const rows = await afterPowerCut<{ id: number }>('select id from kept order by id');
      return rows.map(({ id }) => id);
    };
    for (let index = 0; index < 6; index += 1) await add();
    expect(await kept()).toEqual(acknowledged);
    disk.flushed = [];
    await database.query('checkpoint');
    expect(disk.flushed.some((path) => path.startsWith('pglite/base/'))).toBe(true);
    expect(await kept()).toEqual(acknowledged);
    for (let index = 0; index < 6; index += 1) await add();
    expect(await kept()).toEqual(acknowledged);
    await database.query('create index on kept (what)');
    await database.query('checkpoint');
    await add();
    expect(await kept()).toEqual(acknowledged);
  });

  test('a read flushes nothing', async () => {
    await database.query('select count(*) from pg_class');
    disk.flushed = [];
    await database.query('select count(*) from pg_class');
    expect(disk.flushed).toEqual([]);
  });

  test("uncommitted data isn't there", async () => {
    await database.query('create table open_work (id integer)');
    await database.query('begin');
    await database.query('insert into open_work values (1)');
    expect(await afterPowerCut('select id from open_work')).toEqual([]);
    await database.query('rollback');
  });
});

test('an interrupted creation is repaired by the next start', async () => {
  const place = mkdtempSync(join(tmpdir(), 'casbah-half-made-'));
  mkdirSync(join(place, 'pglite.new', 'base'), { recursive: true });
  writeFileSync(join(place, 'pglite.new', 'PG_VERSION'), '1');
  const database = await openDatabase(join(place, 'pglite'));
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
  expect(readdirSync(place)).toEqual(['pglite']);
  rmSync(place, { recursive: true });
});

test("the WAL doesn't grow while the database is open", async () => {
  const place = mkdtempSync(join(tmpdir(), 'casbah-log-'));
  const worker = await PgliteWorker.open(join(place, 'pglite'));
  await worker.query('create table written (what text)', []);
  const written = async (): Promise<number> => {
    const { rows } = await worker.query("select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes", []);
    return Number(rows[0]?.bytes);
  };
  const before = await written();
  for (let index = 0; index < 2000; index += 1) {
    await worker.query('begin', []);
    if (index % 10 === 0)
      // Few wide rows, just narrow enough not to be compressed.
      await worker.query(
        'insert into written select repeat(md5(random()::text), 58) from generate_series(1, 380)',
        [],
      );
    await worker.query('commit', []);
  }
  const files = readdirSync(join(place, 'pglite', 'pg_wal')).filter((name) => name.length === 24);
  const MIB = 1024 ** 2;
  expect((await written()) - before).toBeGreaterThan(120 * MIB);
  expect(files.length * 16).toBeLessThanOrEqual(96);
  await worker.close();
  rmSync(place, { recursive: true });
});
