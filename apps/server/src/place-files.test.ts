import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeMmdb } from '@casbah/discovery/geoip/test-mmdb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PlaceFiles } from './place-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-geoip-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const database = (country: string): Buffer =>
  writeMmdb([{ bytes: [203, 0, 113], prefix: 24, version: 4, value: { country } }]);
const countries = () => new PlaceFiles(folder, (found) => found.placeOf('203.0.113.1')?.country);
const put = (name: string, bytes: Buffer) => writeFile(join(folder, name), bytes);

test('reads every database of a folder, or a single file, and nothing else', async () => {
  await put('b.mmdb', database('DE'));
  await put('a.MMDB', database('MA'));
  await put('readme.txt', Buffer.from('no database'));
  expect(await countries().read()).toMatchObject([
    { name: 'a.MMDB', kept: 'MA', problem: undefined },
    { name: 'b.mmdb', kept: 'DE' },
  ]);
  const alone = new PlaceFiles(join(folder, 'b.mmdb'), ({ type }) => type);
  expect(await alone.read()).toMatchObject([{ name: 'b.mmdb', kept: 'Test-City' }]);
  expect(await new PlaceFiles(join(folder, 'nowhere'), () => 1).read()).toEqual([]);
});

test('reloads a changed file; while the new one is broken, the old one stays in use', async () => {
  const files = countries();
  expect(await files.read()).toEqual([]);
  await put('a.mmdb', database('DE'));
  const first = await files.read();
  expect(first[0]).toMatchObject({ kept: 'DE' });
  expect((await files.read())[0]).toBe(first[0]);

  await put('a.mmdb', Buffer.from('half of'));
  expect((await files.read())[0]).toMatchObject({ kept: 'DE', problem: expect.stringContaining('MMDB') });
  await put('a.mmdb', database('FR'));
  await utimes(join(folder, 'a.mmdb'), 1, 1);
  expect((await files.read())[0]).toMatchObject({ kept: 'FR', problem: undefined });
  await rm(join(folder, 'a.mmdb'));
  expect(await files.read()).toEqual([]);
});
