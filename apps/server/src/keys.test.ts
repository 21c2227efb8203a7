import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditKeyOf, KeysUnreadable, openKeys } from './keys.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-keys-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const file = (): string => join(folder, 'keys.json');

test("are created at the first start, all different, for the owner only, and don't change", async () => {
  const keys = await openKeys(folder);
  expect(new Set(Object.values(keys)).size).toBe(4);
  for (const secret of [keys.session, keys.csrf, keys.seal])
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect(await openKeys(folder)).toEqual(keys);
  expect(await readdir(folder)).toEqual(['keys.json']);
});

test('two installations have different keys', async () => {
  const first = await openKeys(folder);
  await rm(file());
  const second = await openKeys(folder);
  for (const name of ['instance', 'session', 'csrf', 'seal'] as const)
    expect(second[name]).not.toBe(first[name]);
});

test("the audit trail's key is derived from the seal and differs from it", async () => {
  const keys = await openKeys(folder);
  const key = auditKeyOf(keys);
  expect(key).toHaveLength(32);
  expect(auditKeyOf({ seal: keys.seal })).toEqual(key);
  expect(auditKeyOf({ seal: keys.csrf })).not.toEqual(key);
  expect(Buffer.from(keys.seal, 'base64url').equals(key)).toBe(false);
});

test('are made private again after a backup restored them world-readable', async () => {
  const keys = await openKeys(folder);
  await chmod(file(), 0o644);
  expect(await openKeys(folder)).toEqual(keys);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
});

test.each(['', '{"session":', '{}', '{"session":"short"}'])(
  "doesn't replace a key file with %j",
  async (content) => {
    await writeFile(file(), content);
    await expect(openKeys(folder)).rejects.toThrow(KeysUnreadable);
    expect(await readFile(file(), 'utf8')).toBe(content);
  },
);
