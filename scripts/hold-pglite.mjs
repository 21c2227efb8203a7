// Tests open one database after the other, each in a thread of its own. V8 makes machine code of PGlite once for all threads
// of a process and forgets it with the last that uses it: held here, it outlives them, and a database opens and answers for
// half the work.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(new URL('../packages/stores/package.json', import.meta.url));
const program = join(dirname(resolve('@electric-sql/pglite')), 'pglite.wasm');
globalThis.heldPglite ??= await WebAssembly.compile(await readFile(program));
