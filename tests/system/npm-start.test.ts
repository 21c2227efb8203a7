import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

test('SIGTERM to npm start ends Casbah, not only npm: the data folder is free again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'casbah-system-'));
  const dataFolder = join(folder, 'data');
  const lock = join(dataFolder, 'casbah.lock');
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, CASBAH_DATA: dataFolder, CASBAH_PORT: '0', CASBAH_DEMO: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ready = Promise.withResolvers<string>();
  let said = '';
  const listen = (chunk: Buffer) => {
    said += chunk;
    const found = /Casbah is ready: (\S+)/.exec(said)?.[1];
    if (found !== undefined) ready.resolve(found);
  };
  npm.stdout.on('data', listen);
  npm.stderr.on('data', listen);
  npm.once('exit', () => ready.reject(new Error(said)));
  try {
    const origin = await ready.promise;
    expect(await answers(origin)).toBe(true);
    expect(existsSync(lock)).toBe(true);
    npm.kill('SIGTERM');
    await expect.poll(() => answers(origin), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => npm.stdout.closed && npm.stderr.closed, { timeout: 20_000 }).toBe(true);
    // Another start would be refused if Casbah went on with the folder.
    await expect.poll(() => existsSync(lock), { timeout: 20_000 }).toBe(false);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
