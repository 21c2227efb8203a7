// `npm test`: everything, on a machine with only some Node, npm and a compiler. The heavy kinds run one at a time.
// `npm test -- unit store` runs some kinds only; the last line is always `N passed, N failed, N skipped`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowsers } from './browser.mjs';
import { ensureIdentityProviders } from './identity-providers.mjs';
import { ensureConsole, ensureDependencies, environment, nodePath, root } from './prepare.mjs';
import { makeQuickFolder, removeQuickFolder } from './quick-folder.mjs';

/** Several look at much of the same: together they take twice the work of one, and the other checks have use for the cores. */
const ONE_CHECKER = ['--checkers', '1'];
const CHECKS = {
  'indexes of areas': ['../scripts/areas.mjs', '--check'],
  lint: ['@biomejs/biome/bin/biome', 'check', '.'],
  types: ['typescript/bin/tsc', '-p', 'tsconfig.json', ...ONE_CHECKER],
  'types of the console': ['typescript/bin/tsc', '-p', 'tsconfig.web.json', ...ONE_CHECKER],
  arrows: [
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    'apps',
    'packages',
    'tests',
    'bench',
  ],
  'unused code': ['knip/bin/knip.js'],
};
const KINDS = ['unit', 'store', 'system', 'security', 'widgets', 'e2e'];
const BROWSER_KINDS = ['widgets', 'e2e'];

const asked = process.argv.slice(2);
const wanted = (kind) => asked.length === 0 || asked.includes(kind);
const results = join(root, '.casbah', 'test-results');
const count = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

async function run(args, env = {}) {
  const child = spawn(nodePath(), args, { cwd: root, stdio: 'inherit', env: environment(env) });
  const [code] = await once(child, 'close');
  return code === 0;
}

/** What it says comes in one piece when it has ended: the checks run side by side, since most of them keep one core busy. */
async function check(name, [script, ...args]) {
  const child = spawn(nodePath(), [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(piece));
  const [code] = await once(child, 'close');
  process.stdout.write(`\n── ${name}\n${Buffer.concat(said)}`);
  count[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) failures.push(name);
}

async function vitest(kind, env) {
  process.stdout.write(`\n── ${kind} tests\n`);
  const report = join(results, `${kind}.json`);
  const ok = await run(
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      kind,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      // `npm run spec` looks at what a test uses.
      '--includeTaskLocation',
      '--passWithNoTests',
    ],
    env,
  );
  if (!existsSync(report)) {
    count.failed += 1;
    failures.push(`${kind} tests (no report)`);
    return;
  }
  const summary = JSON.parse(readFileSync(report, 'utf8'));
  count.passed += summary.numPassedTests;
  count.failed += summary.numFailedTests;
  count.skipped += summary.numPendingTests + summary.numTodoTests;
  // A file that cannot be loaded, or an error outside every test, fails the run without failing a test.
  if (!ok && summary.numFailedTests === 0) count.failed += 1;
  if (!ok) failures.push(`${kind} tests`);
}

const started = Date.now();
ensureDependencies();
mkdirSync(results, { recursive: true });
for (const kind of KINDS) if (wanted(kind)) rmSync(join(results, `${kind}.json`), { force: true });

/** What the network brings is waited for behind the checks and unit tests, which need none of it. */
async function install() {
  // One after the other: the system's packages are installed by one program at a time.
  const browsers = BROWSER_KINDS.some(wanted) ? await ensureBrowsers() : {};
  if (wanted('e2e')) await ensureIdentityProviders();
  return browsers;
}
const installed = install();

if (wanted('checks'))
  await Promise.all(Object.entries(CHECKS).map(([name, command]) => check(name, command)));
if (wanted('e2e') || wanted('system')) ensureConsole();
const quickFolder = makeQuickFolder();
const ownFolder = quickFolder === undefined ? {} : { TMPDIR: quickFolder };
for (const kind of KINDS) {
  if (!wanted(kind)) continue;
  // Tests of stores install their own servers, and two installations at once refuse each other.
  const browsers = kind === 'unit' ? {} : await installed;
  await vitest(kind, { ...(BROWSER_KINDS.includes(kind) ? browsers : {}), ...ownFolder });
}
removeQuickFolder(quickFolder);

if (failures.length > 0) process.stdout.write(`\nFailed: ${failures.join(', ')}\n`);
process.stdout.write(`\n${Math.round((Date.now() - started) / 1000)} seconds\n`);
process.stdout.write(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
process.exit(count.failed === 0 ? 0 : 1);
