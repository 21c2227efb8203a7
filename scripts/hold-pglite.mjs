// Keeps PGlite's machine code in memory. Tests open a database per thread, and V8 drops the compiled code with the last
// thread that uses it: with this reference, opening and querying a database takes half the work.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(new URL('../packages/stores/package.json', import.meta.url));
const program = join(dirname(resolve('@electric-sql/pglite')), 'pglite.wasm');
globalThis.heldPglite ??= await WebAssembly.compile(await readFile(program));
