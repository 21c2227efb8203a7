// Runs for `npm test -- changed`: the tests of what differs from main, and a smoke test of each kind.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './prepare.mjs';
import { AREAS_OF_TESTS, areaOf } from './test-areas.mjs';

/** One short file of each heavy kind, to check that everything still starts and works together. */
export const SMOKE = {
  store: 'apps/server/src/tags/tags.store.test.ts',
  system: 'tests/system/wire.test.ts',
  security: 'tests/security/single-attacks.test.ts',
  widgets: 'tests/e2e/widgets/data.test.ts',
  e2e: 'tests/e2e/console/frames.test.ts',
};

/** Where the test files of each kind are, as repository paths. */
export const FILES = {
  store: /^(packages\/stores|apps\/(?:server|cli))\/src\/.*\.store\.test\.ts$/,
  system: /^tests\/system\/.*\.test\.ts$/,
  security: /^tests\/security\/.*\.test\.ts$/,
  widgets: /^tests\/e2e\/widgets\/[^/]*\.test\.ts$/,
  planned: /^tests\/e2e\/widgets\/planned\/[^/]*\.test\.ts$/,
  e2e: /^tests\/(e2e\/console|identity-providers)\/.*\.test\.ts$/,
};

export function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' ? [] : filesBelow(path);
  });
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/** Files that differ from where this branch left main, committed or not. */
function changedFiles() {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].filter((path) => existsSync(join(root, path)));
}

/** Areas of the changed files. */
function areasOf(files) {
  const found = files.filter((path) => !/\.generated\.tsx?$/.test(path)).map(areaOf);
  return new Set(found.filter((area) => area !== undefined));
}

/** Whether a test file belongs to an area: by its entry, otherwise by its folder or name. */
export function isAbout(area, path) {
  const listed = AREAS_OF_TESTS[path];
  if (listed !== undefined) return listed.includes(area);
  const name = basename(path).replace(/(\.store)?\.test\.ts$/, '');
  return dirname(path).split('/').includes(area) || name === area || name.startsWith(`${area}-`);
}

/** Whether a browser test opens a story of a widget in the area's folder. */
function opensStoryOf(area, path) {
  return readFileSync(join(root, path), 'utf8').includes(`'${area}'`);
}

/** The changed files for unit tests, and the test files of each heavy kind. */
export function changedTests() {
  const changed = changedFiles();
  const areas = [...areasOf(changed)];
  const present = ['packages/stores/src', 'apps/server/src', 'tests'].flatMap(filesBelow);
  const files = {};
  for (const [kind, pattern] of Object.entries(FILES)) {
    const all = present.filter((path) => pattern.test(path));
    const wanted = all.filter(
      (path) =>
        changed.includes(path) ||
        areas.some((area) => isAbout(area, path)) ||
        (/^(widgets|planned)$/.test(kind) && areas.some((area) => opensStoryOf(area, path))),
    );
    const smoke = SMOKE[kind];
    files[kind] = [...new Set(smoke === undefined ? wanted : [...wanted, smoke])];
  }
  return { changed: changed.filter((path) => /\.(ts|tsx|mjs|css|json)$/.test(path)), files };
}
