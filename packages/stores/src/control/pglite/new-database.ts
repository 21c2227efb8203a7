import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OTHERS } from '../../private-folder.ts';
import { flushTree } from './flush-tree.ts';

/**
 * Creating a database takes PostgreSQL in WebAssembly seven seconds, always with the same result. The first
 * one is kept next to the dependencies, accessible only to its owner, and later ones are copied from it.
 */
const KEPT = fileURLToPath(new URL('../../../node_modules/.cache/new-databases/', import.meta.url));

/**
 * Fills a new folder with a copy of the kept database, or with the result of `make`, which is then kept.
 * `madeOf`: everything that determines the result of `make`, besides the PGlite version.
 */
export async function fillWithNewDatabase(
  folder: string,
  madeOf: readonly string[],
  make: () => Promise<void>,
  keptIn = KEPT,
): Promise<void> {
  const kept = join(keptIn, nameOf(madeOf));
  if (isOurs(keptIn) && existsSync(kept)) {
    cpSync(kept, folder, { recursive: true });
    return;
  }
  await make();
  keep(folder, kept);
}

/** Whether only we can write to it. Others could plant rows in every database created later. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & OTHERS) === 0;
}

function nameOf(madeOf: readonly string[]): string {
  const program = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const manifest = readFileSync(join(dirname(program), '..', 'package.json'));
  return createHash('sha256').update(manifest).update(JSON.stringify(madeOf)).digest('hex').slice(0, 16);
}

/**
 * Stores the database atomically. If that fails, as in a read-only installation, every database is created from
 * scratch.
 */
function keep(folder: string, kept: string): void {
  const copy = `${kept}.${randomUUID()}`;
  try {
    mkdirSync(dirname(kept), { recursive: true, mode: 0o700 });
    if (!isOurs(dirname(kept))) return;
    cpSync(folder, copy, { recursive: true });
    // Without this flush, a power cut could leave empty files under the final name, and every later database
    // would be a copy of them.
    flushTree(copy, fsyncSync);
    renameSync(copy, kept);
  } catch {
    rmSync(copy, { recursive: true, force: true });
  }
}
