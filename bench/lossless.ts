/**
 * Checks that every line counts once while agent, server and event engine are killed in turn under load: the system test
 * with more rounds. Prints JSON, and failures on stderr; exit code 1 if a line was lost or counted twice.
 *
 * `node bench/lossless.ts [rounds]`; 20 by default, of four kills each: some minutes.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const rounds = Number(process.argv[2] ?? 20);
const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const began = performance.now();
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'system', 'tests/system/lossless.test.ts'],
  {
    cwd: root,
    env: { ...process.env, CASBAH_KILL_ROUNDS: String(rounds) },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
const seconds = Math.round((performance.now() - began) / 1000);
console.log(JSON.stringify({ kills: rounds * 4, seconds, every_line_once: status === 0 }));
process.exitCode = status === 0 ? 0 : 1;
