import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileStore } from '../file-store.ts';
import { openFolderFileStore } from './folder-file-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casbah-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function bytesOf(files: FileStore, name: string, offset = 0): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of files.read(name, offset)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('any sequence of appends gives the same content as an array', async () => {
  const files = await openFolderFileStore(folder);
  let number = 0;
  const piece = fc.record({
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.uint8Array({ maxLength: 5000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), async (pieces) => {
      number += 1;
      const name = `runs/${number}`;
      let model = Buffer.alloc(0);
      for (const { share, bytes } of pieces) {
        const offset = Math.round(share * model.length);
        await files.append(name, offset, bytes);
        model = Buffer.concat([model.subarray(0, offset), bytes]);
      }
      const from = Math.trunc(model.length / 3);
      expect(await files.size(name)).toBe(model.length);
      expect(Buffer.compare(await bytesOf(files, name), model)).toBe(0);
      expect(Buffer.compare(await bytesOf(files, name, from), model.subarray(from))).toBe(0);
      expect(Buffer.from(await files.readAt(name, from, 100))).toEqual(model.subarray(from, from + 100));
    }),
    { numRuns: 30 },
  );
});

test('acknowledged data survives kill -9 during a write', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'folder-file-store.ts')).href;
  const script = `
    const { openFolderFileStore } = await import(${JSON.stringify(module)});
    const files = await openFolderFileStore(${JSON.stringify(folder)});
    for (let piece = 0; ; piece++) {
      await files.append('upload', piece * 300000, Buffer.alloc(300000, piece % 256));
      console.log(piece + 1);
    }
  `;
  const writer = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let acknowledged = 0;
  createInterface({ input: writer.stdout }).on('line', (line) => {
    acknowledged = Number(line);
    if (acknowledged === 20) writer.kill('SIGKILL');
  });
  await once(writer, 'close');
  expect(acknowledged).toBeGreaterThanOrEqual(20);

  const files = await openFolderFileStore(folder);
  expect(await files.size('upload')).toBeGreaterThanOrEqual(acknowledged * 300_000);
  const bytes = await bytesOf(files, 'upload');
  for (let at = 0; at < acknowledged * 300_000; at += 50_000)
    expect(bytes[at]).toBe(Math.trunc(at / 300_000) % 256);
  // An incomplete piece after it does no harm.
  await files.append('upload', acknowledged * 300_000, Buffer.from('end'));
  expect(await files.size('upload')).toBe(acknowledged * 300_000 + 3);
});

test('a full disk is reported by its code, and nothing acknowledged is lost', async (context) => {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=1m', 'casbah-test', disk]);
  if (mounted.status !== 0) context.skip('a disk of its own needs the rights to mount one');
  try {
    const files = await openFolderFileStore(join(disk, 'files'));
    await files.append('upload', 0, Buffer.alloc(600_000, 1));
    await expect(files.append('upload', 600_000, Buffer.alloc(600_000, 2))).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    const bytes = await bytesOf(files, 'upload');
    expect(bytes.subarray(0, 600_000).every((byte) => byte === 1)).toBe(true);
    expect(await files.freeSpace()).toBeLessThan(600_000);
    // Once there is space again, it continues after the last acknowledged piece.
    await files.append('upload', 600_000, Buffer.alloc(100_000, 3));
    expect(await files.size('upload')).toBe(700_000);
  } finally {
    spawnSync('/bin/umount', [disk]);
  }
});
