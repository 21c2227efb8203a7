import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeMmdb } from '@casbah/discovery/geoip/test-mmdb';
import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS } from '@casbah/domain/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

let server: TestServer;
let folder: string;
let nadia: Browser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-geoip-'));
  server = await openTestServer({ settings: { geoipPath: folder } });
  await addPerson(server.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  nadia = new Browser(server.app);
  await nadia.signIn('nadia@atlas.example');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test("names the expected folder without a database, and each database's state", async () => {
  const asked = async () => (await nadia.get('/admin/geoip')).json();
  expect(await asked()).toEqual({ path: folder, files: [] });

  const put = (name: string, bytes: Buffer | string) => writeFile(join(folder, name), bytes);
  const built = (days: number) => Math.floor((server.clock.now - days * DAY_MS) / 1000) * 1000;
  await put('a.mmdb', writeMmdb([], { type: 'GeoLite2-City', builtOn: built(89) }));
  await put('b.mmdb', writeMmdb([], { type: 'GeoLite2-ASN', builtOn: built(91) }));
  await put('c.mmdb', 'cut off');
  expect((await asked()).files).toEqual([
    {
      name: 'a.mmdb',
      state: 'read',
      type: 'GeoLite2-City',
      problem: null,
      built_on: isoTime(built(89)),
    },
    expect.objectContaining({ name: 'b.mmdb', state: 'old' }),
    {
      name: 'c.mmdb',
      state: 'broken',
      type: null,
      built_on: null,
      problem: 'The file is no MMDB database, or its end is missing.',
    },
  ]);
});

test('requires permission to view sources', async () => {
  await addPerson(server.control, {
    tenant: 'atlas',
    email: 'omar@atlas.example',
    role: 'admin',
    grants: [],
  });
  const omar = new Browser(server.app);
  await omar.signIn('omar@atlas.example');
  expect((await omar.get('/admin/geoip')).statusCode).toBe(403);
});
