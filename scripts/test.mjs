// `npm test`: runs everything, on a machine with just some Node, npm and a compiler. `-- unit store` runs only those
// kinds, `-- changed` what differs from main plus smoke tests. The last line is always `N passed, N failed, N skipped`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowsers } from './browser.mjs';
import { changedTests } from './changed-tests.mjs';
import { ensureIdentityProviders } from './identity-providers.mjs';
import { ensureConsole, ensureDependencies, environment, nodePath, root } from './prepare.mjs';
import { makeQuickFolder, removeQuickFolder } from './quick-folder.mjs';

/** Several checkers repeat much of the same work: together they need twice as much, and other checks need the cores. */
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
const EVERYDAY = ['unit', 'store', 'system', 'security', 'widgets', 'e2e'];
/** Tests of widgets that no page uses yet run on request, or when such a widget changed. */
const KINDS = [...EVERYDAY, 'planned'];
const BROWSER_KINDS = ['widgets', 'planned', 'e2e'];
const SLOWEST = 15;
/** Shorter files don't matter for the order in a fresh clone. */
const KEPT_FROM_MS = 5000;

const asked = process.argv.slice(2);
const results = join(root, '.casbah', 'test-results');
const times = join(root, '.casbah', 'test-times');
const count = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const ran = [];

async function run(args, env = {}) {
  const child = spawn(nodePath(), args, { cwd: root, stdio: 'inherit', env: environment(env) });
  const [code] = await once(child, 'close');
  return code === 0;
}

/** Prints its output in one piece at the end: checks run in parallel, because most keep only one core busy. */
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

/** Runs tests of these kinds in one queue; `only` limits them to some files. */
async function vitest(name, kinds, env, only = []) {
  process.stdout.write(`\n── ${kinds.join(', ')} tests\n`);
  const report = join(results, `${name}.json`);
  const timesFile = join(times, `${name}.json`);
  ran.push(timesFile);
  const ok = await run(
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...(only[0] === 'related' ? [] : ['run']),
      ...only,
      ...kinds.flatMap((kind) => ['--project', kind]),
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/times-reporter.ts',
      `--outputFile.json=${report}`,
      // `npm run spec` needs the location of each test.
      '--includeTaskLocation',
      '--passWithNoTests',
    ],
    { ...env, CASBAH_TEST_TIMES: timesFile },
  );
  if (!existsSync(report)) {
    count.failed += 1;
    failures.push(`${name} tests (no report)`);
    return;
  }
  const summary = JSON.parse(readFileSync(report, 'utf8'));
  count.passed += summary.numPassedTests;
  count.failed += summary.numFailedTests;
  count.skipped += summary.numPendingTests + summary.numTodoTests;
  // A file that fails to load, or an error outside every test, fails the run without a failed test.
  if (!ok && summary.numFailedTests === 0) count.failed += 1;
  if (!ok) failures.push(`${name} tests`);
}

/** Reports the slowest files of this run, and every retried test. */
function reportTimes() {
  const found = ran.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const files = Object.assign({}, ...found.map((one) => one.files));
  const slowest = Object.entries(files)
    .sort(([, one], [, other]) => other - one)
    .slice(0, SLOWEST);
  const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1).padStart(6);
  process.stdout.write('\nSlowest files, in seconds:\n');
  for (const [path, milliseconds] of slowest) process.stdout.write(`${seconds(milliseconds)}  ${path}\n`);
  const retried = found.flatMap((one) => one.retried);
  if (retried.length > 0) process.stdout.write('\nPassed or failed only after a second try:\n');
  for (const test of retried) process.stdout.write(`  ${test}\n`);
  if (process.env.CASBAH_KEEP_TIMES === '1') keepTimes(files);
}

/** Updates `scripts/test-times.json`, by which fresh clones run the longest files first. */
function keepTimes(files) {
  const kept = Object.entries(files)
    .filter(([, milliseconds]) => milliseconds >= KEPT_FROM_MS)
    .sort(([one], [other]) => one.localeCompare(other));
  const text = JSON.stringify({ files: Object.fromEntries(kept) }, undefined, 2);
  writeFileSync(join(root, 'scripts/test-times.json'), `${text}\n`);
}

const started = Date.now();
ensureDependencies();
const changed = asked.includes('changed') ? changedTests() : undefined;
/** Kinds to run: those requested, or all everyday ones. */
const wantedKinds = KINDS.filter((kind) => {
  if (changed !== undefined) return kind === 'unit' || changed.files[kind].length > 0;
  return asked.length === 0 ? EVERYDAY.includes(kind) : asked.includes(kind);
});
const wanted = (kind) => wantedKinds.includes(kind);
const wantsChecks = asked.length === 0 || changed !== undefined || asked.includes('checks');
for (const folder of [results, times]) mkdirSync(folder, { recursive: true });
for (const name of [...KINDS, 'heavy']) rmSync(join(results, `${name}.json`), { force: true });

/** Downloads run in parallel with checks and unit tests, which need none of them. */
async function install() {
  // One after the other, because the system's package manager runs only once at a time.
  const browsers = BROWSER_KINDS.some(wanted) ? await ensureBrowsers() : {};
  if (wanted('e2e') && changed === undefined) await ensureIdentityProviders();
  return browsers;
}
const installed = install();

if (wantsChecks) await Promise.all(Object.entries(CHECKS).map(([name, command]) => check(name, command)));
const quickFolder = makeQuickFolder();
const ownFolder = quickFolder === undefined ? {} : { TMPDIR: quickFolder };
if (wanted('unit'))
  await vitest(
    'unit',
    ['unit', 'pages'],
    ownFolder,
    changed === undefined ? [] : ['related', '--run', ...changed.changed],
  );
const heavy = wantedKinds.filter((kind) => kind !== 'unit');
if (heavy.length > 0) {
  if (['e2e', 'system', 'security'].some(wanted)) ensureConsole();
  // Store tests install their own servers, and two installations at once refuse each other.
  const browsers = await installed;
  const only = changed === undefined ? [] : heavy.flatMap((kind) => changed.files[kind]);
  await vitest('heavy', heavy, { ...browsers, ...ownFolder }, only);
}
removeQuickFolder(quickFolder);

if (ran.length > 0) reportTimes();
if (failures.length > 0) process.stdout.write(`\nFailed: ${failures.join(', ')}\n`);
process.stdout.write(`\n${Math.round((Date.now() - started) / 1000)} seconds\n`);
process.stdout.write(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
process.exit(count.failed === 0 ? 0 : 1);
