// `npm run bench`: runs every measurement in bench/, one after another, each in its own process. Speeds are ratios
// against a peer in the same run, because absolute figures depend on the machine. `npm run bench -- ingest` runs one.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, environment, giveUp, nodePath, root } from './prepare.mjs';

ensureDependencies();
const all = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -3));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0)
  giveUp(`There is no measure called ${unknown.join(', ')}.`, `There are: ${all.join(', ')}.`);

let failed = false;
for (const name of asked.length > 0 ? asked : all) {
  process.stdout.write(`\n── ${name}\n`);
  const done = spawnSync(nodePath(), [join(root, 'bench', `${name}.ts`)], {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  });
  failed ||= done.status !== 0;
}
process.exit(failed ? 1 : 0);
