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
 * A new database is the same every time and takes PostgreSQL in WebAssembly seven seconds to make. The first one is kept
 * beside the dependencies, readable and writable by its owner only; later ones are copies of it.
 */
const KEPT = fileURLToPath(new URL('../../../node_modules/.cache/new-databases/', import.meta.url));

/**
 * Fills a new folder with a database: a copy of the kept one, else what `make` makes, which is then kept.
 *
 * `madeOf`: all that decides what `make` makes. Another version of PGlite makes another database in any case.
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

/** Whether no one else can write to it: they could plant rows in every database that is made from then on. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & OTHERS) === 0;
}

function nameOf(madeOf: readonly string[]): string {
  const program = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const manifest = readFileSync(join(dirname(program), '..', 'package.json'));
  return createHash('sha256').update(manifest).update(JSON.stringify(madeOf)).digest('hex').slice(0, 16);
}

/** In one piece or not at all. Where it can't be kept, as in a read-only installation, every database is made from scratch. */
function keep(folder: string, kept: string): void {
  const copy = `${kept}.${randomUUID()}`;
  try {
    mkdirSync(dirname(kept), { recursive: true, mode: 0o700 });
    if (!isOurs(dirname(kept))) return;
    cpSync(folder, copy, { recursive: true });
    // Without it a power cut could leave the name with empty files, and every later database would be made of those.
    flushTree(copy, fsyncSync);
    renameSync(copy, kept);
  } catch {
    rmSync(copy, { recursive: true, force: true });
  }
}
