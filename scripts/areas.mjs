// `npm run areas` writes each layer's index from its areas' folders and files; `-- --check` only compares. Each file in
// `scripts/areas/` returns one layer's indexes: repository paths with their content.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { nodePath, root } from './prepare.mjs';

// Some layers import TypeScript, which older versions of Node can't load. `node_modules` may be a link.
if (realpathSync(nodePath()) !== realpathSync(process.execPath)) {
  const self = fileURLToPath(import.meta.url);
  process.exit(spawnSync(nodePath(), [self, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1);
}

const folder = join(root, 'scripts/areas');
const HEADER = '// Written by `npm run areas`. Edit the areas, not this file.\n';

const stale = [];
for (const layer of readdirSync(folder).filter((name) => name.endsWith('.mjs'))) {
  const { indexes } = await import(pathToFileURL(join(folder, layer)).href);
  for (const [path, body] of Object.entries(await indexes(root))) {
    const text = HEADER + body;
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    stale.push(path);
    if (!process.argv.includes('--check')) writeFileSync(file, text);
  }
}

if (process.argv.includes('--check') && stale.length > 0) {
  process.stderr.write(`Out of date: ${stale.join(', ')}\nRun \`npm run areas\` and commit the result.\n`);
  process.exit(1);
}
if (stale.length > 0) process.stdout.write(`Wrote ${stale.join(', ')}\n`);
