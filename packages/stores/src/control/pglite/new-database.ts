import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, fsyncSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flushTree } from './flush-tree.ts';

/**
 * A new database is the same every time, and takes PostgreSQL in WebAssembly seven seconds of work to make. The first one
 * is kept beside the dependencies; those after it are copies.
 */
const KEPT = fileURLToPath(new URL('../../../node_modules/.cache/new-database/', import.meta.url));

/**
 * Fills a new folder with a database: a copy of the kept one, else what `make` makes, which is then kept.
 *
 * `madeOf`: all that decides what `make` makes. Another version of PGlite makes another database in any case.
 */
export async function fillWithNewDatabase(
  folder: string,
  madeOf: readonly string[],
  make: () => Promise<void>,
): Promise<void> {
  const kept = join(KEPT, nameOf(madeOf));
  if (existsSync(kept)) {
    cpSync(kept, folder, { recursive: true });
    return;
  }
  await make();
  keep(folder, kept);
}

function nameOf(madeOf: readonly string[]): string {
  const program = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const manifest = readFileSync(join(dirname(program), '..', 'package.json'));
  return createHash('sha256').update(manifest).update(JSON.stringify(madeOf)).digest('hex').slice(0, 16);
}

/** In one piece or not at all. Where it cannot be kept, as in an installation that is read only, each is made anew. */
function keep(folder: string, kept: string): void {
  const copy = `${kept}.${randomUUID()}`;
  try {
    mkdirSync(KEPT, { recursive: true });
    cpSync(folder, copy, { recursive: true });
    // Without it a power cut could leave the name with empty files, and every later database would be made of those.
    flushTree(copy, fsyncSync);
    renameSync(copy, kept);
  } catch {
    rmSync(copy, { recursive: true, force: true });
  }
}
