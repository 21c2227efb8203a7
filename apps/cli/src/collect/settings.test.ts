import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSourceToken } from '@casbah/domain/collection';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsOf } from './settings.ts';
import { SettingsError } from './settings-error.ts';

const SOURCE = '2f0c6a52-8d3e-4b8e-9a53-0b6f3d1f7c11';
const TOKEN = writeSourceToken({ id: '0123456789abcdef', secret: 'x'.repeat(43) });
const OTHER = writeSourceToken({ id: 'fedcba9876543210', secret: 'y'.repeat(43) });
const ENV = { CASBAH_SOURCE_TOKEN: TOKEN };
const RIGHT = ['/var/log/squid', '--source', SOURCE];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-settings-'));
  await writeFile(join(folder, 'short.key'), 'short');
  await writeFile(join(folder, 'right.key'), Buffer.alloc(32, 7));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each<[string, string[], NodeJS.ProcessEnv, RegExp]>([
  ['no file', ['--source', SOURCE], ENV, /Name at least one log file or folder/],
  ['no source', ['/var/log'], ENV, /--source ID.*dialog of a new token/],
  ['a source by its name', ['/var/log', '--source', 'Proxy'], ENV, /'Proxy' isn't a source ID/],
  ['no token', RIGHT, {}, /CASBAH_SOURCE_TOKEN contains no source token.*Log collection/],
  ['a token in the clear', [...RIGHT, '--server', 'http://casbah.example'], ENV, /Set --server to https/],
  ['no room', [...RIGHT, '--spool-mb', 'many'], ENV, /--spool-mb to a number above 0/],
  [
    'a key that is not there',
    [...RIGHT, '--token-key', '/nowhere'],
    ENV,
    /Couldn't read the --token-key file.*\/nowhere/,
  ],
  [
    'a token file that is not there',
    [...RIGHT, '--token-file', '/nowhere'],
    {},
    /Couldn't read the --token-file file/,
  ],
])('%s is refused with a message that says what to do', async (_, args, env, words) => {
  await expect(settingsOf(args, env)).rejects.toThrow(words);
  await expect(settingsOf(args, env)).rejects.toBeInstanceOf(SettingsError);
});

test('rejects a key that is too short and an unknown format', async () => {
  const short = join(folder, 'short.key');
  await expect(settingsOf([...RIGHT, '--token-key', short], ENV)).rejects.toThrow(
    `has 5 bytes; a key needs at least 32. Create one: head -c 32 /dev/urandom > ${short}`,
  );
  const key = ['--token-key', join(folder, 'right.key')];
  await expect(settingsOf([...RIGHT, ...key, '--format', 'squib'], ENV)).rejects.toThrow(
    "Unknown format 'squib'.",
  );
  await expect(settingsOf([...RIGHT, ...key, '--format', 'freeradius-detail'], ENV)).rejects.toThrow(
    "Records of 'freeradius-detail' span several lines",
  );
  expect((await settingsOf([...RIGHT, ...key], ENV)).destination.users).toBe('tokens');
});

test('uses a changed token from the next request on', async () => {
  const file = join(folder, 'token');
  await writeFile(file, `${TOKEN}\n`);
  const { destination } = await settingsOf([...RIGHT, '--token-file', file], {});
  expect([destination.users, await destination.token()]).toEqual(['names', TOKEN]);
  await writeFile(file, OTHER);
  expect(await destination.token()).toBe(OTHER);
  await writeFile(file, 'half a tok');
  await expect(destination.token()).rejects.toThrow(`${file} contains no source token.`);
});
