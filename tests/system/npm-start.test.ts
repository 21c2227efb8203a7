import { spawn } from 'node:child_process';
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
  const start = () =>
    spawn('npm', ['start'], {
      cwd: ROOT,
      env: { ...process.env, CASBAH_DATA: join(folder, 'data'), CASBAH_PORT: '0', CASBAH_DEMO: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const ready = async (npm: ReturnType<typeof start>) => {
    let said = '';
    const origin = Promise.withResolvers<string>();
    const listen = (chunk: Buffer) => {
      said += chunk;
      const found = /Casbah is ready: (\S+)/.exec(said)?.[1];
      if (found !== undefined) origin.resolve(found);
    };
    npm.stdout.on('data', listen);
    npm.stderr.on('data', listen);
    npm.once('exit', () => origin.reject(new Error(said)));
    return origin.promise;
  };
  try {
    // The second start would be refused if the first went on with the folder.
    for (const _ of ['first', 'second']) {
      const npm = start();
      const origin = await ready(npm);
      expect(await answers(origin)).toBe(true);
      npm.kill('SIGTERM');
      await expect.poll(() => answers(origin), { timeout: 20_000 }).toBe(false);
      await expect.poll(() => npm.stdout.closed && npm.stderr.closed, { timeout: 20_000 }).toBe(true);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
