import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserTokens } from './collect/user-tokens.ts';
import { verb } from './tokens.ts';

const KEY = Buffer.alloc(32, 7);
let folder: string;
let key: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-tokens-'));
  key = join(folder, 'token.key');
  await writeFile(key, KEY);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ran(args: string[], stdin = ''): Promise<{ code: number; stdout: string; stderr: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await verb.run(args, { stdin: Readable.from([stdin]), stdout, stderr });
  stdout.end();
  stderr.end();
  return { code, stdout: await text(stdout), stderr: await text(stderr) };
}

test("prints each name's token, as computed by an agent with the same key", async () => {
  const tokens = new UserTokens(KEY, { timezone: 'UTC', now: 0 });
  const answer = `${tokens.tokenOf('amy')}\tAmy\n${tokens.tokenOf('omar')}\tomar\n`;
  expect(await ran(['--key', key], 'Amy\n\nomar\n')).toEqual({ code: 0, stdout: answer, stderr: '' });
  expect(await ran(['--key', key, 'Amy', 'omar'])).toMatchObject({ code: 0, stdout: answer });
});

test('requires the key', async () => {
  expect((await ran(['amy'])).stderr).toContain('Name the key with --key FILE.');
  const { code, stderr } = await ran(['--key', join(folder, 'nowhere')]);
  expect([code, stderr]).toEqual([2, expect.stringContaining("Couldn't read")]);
});
