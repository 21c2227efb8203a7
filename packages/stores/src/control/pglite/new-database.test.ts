import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fillWithNewDatabase } from './new-database.ts';

const place = mkdtempSync(join(tmpdir(), 'casbah-kept-'));
afterAll(() => rmSync(place, { recursive: true }));

let made = 0;
async function fill(name: string, keptIn: string): Promise<string> {
  const folder = join(place, name);
  const make = async (): Promise<void> => {
    made += 1;
    mkdirSync(folder, { mode: 0o700 });
    writeFileSync(join(folder, 'PG_VERSION'), '18', { mode: 0o600 });
  };
  await fillWithNewDatabase(folder, ['a content'], make, keptIn);
  return readFileSync(join(folder, 'PG_VERSION'), 'utf8');
}

test('a database is created once, kept for its owner only, and copied from then on', async () => {
  const kept = join(place, 'kept');
  made = 0;
  expect([await fill('one', kept), await fill('two', kept)]).toEqual(['18', '18']);
  expect(made).toBe(1);
  expect(lstatSync(kept).mode & 0o077).toBe(0);
});

test('a kept database that other users could have changed is never copied', async () => {
  const kept = join(place, 'open');
  made = 0;
  await fill('three', kept);
  const [name = ''] = readdirSync(kept);
  writeFileSync(join(kept, name, 'PG_VERSION'), 'planted');
  expect(await fill('four', kept)).toBe('planted');
  for (const mode of [0o777, 0o770, 0o755]) {
    chmodSync(kept, mode);
    expect(await fill(`open-${mode}`, kept)).toBe('18');
  }
  expect(made).toBe(4);
});
