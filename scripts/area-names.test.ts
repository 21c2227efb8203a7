import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).sort();
/** The folders right below one that hold such files: git keeps no empty ones. */
const foldersOf = (below: string, files: string) => [
  ...new Set(filesOf(`${below}/*/${files}`).map((path) => path.slice(below.length + 1).split('/')[0] ?? '')),
];
const namesOf = (pattern: string) => filesOf(pattern).map((path) => basename(path, '.ts'));

/** Files of the contract that give calls, resources, events or signals: each is an area's. Others hold parts of the wire. */
const GIVES = /^export const \w+ = (?:calls|resources|historyEvents|liveAreas)\(\{/m;
const inContract = namesOf('packages/contract/src/*.ts').filter(
  (name) =>
    !/\.(?:test|generated)$/.test(name) &&
    GIVES.test(readFileSync(join(root, `packages/contract/src/${name}.ts`), 'utf8')),
);
const onServer = foldersOf('apps/server/src', 'area.ts');

/** Folders that belong to no single area, with the reason. */
const OF_NO_AREA: Readonly<Record<string, string>> = {
  account: 'the pages of one’s own account, from calls of session, mfa and password',
  'every-area': 'generated: what all areas say',
  http: 'errors and words of the wire itself',
  links: 'one-time links, which sign-up, password and mail share',
  migrations: 'migrations from before areas had their own',
  'pages-to-come': 'names of pages that aren’t built yet',
  patterns: 'what patterns of values accept',
  pglite: 'a driver of the control store',
  postgres: 'a driver of the control store',
  shell: 'the frame of the console',
  widgets: 'words of the design system',
};

const areas = new Set([...inContract, ...onServer]);

const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'errors of the contract': namesOf('packages/contract/src/errors/*.ts'),
  'notices of the contract': namesOf('packages/contract/src/notices/*.ts'),
  stores: foldersOf('packages/stores/src/control', '*.ts'),
  messages: foldersOf('packages/messages/src', '*/en*.ts'),
  console: foldersOf('apps/console/src/features', '**/*.{ts,tsx}'),
};

test.each(Object.keys(LAYERS))('every folder of an area has the area’s name: %s', (layer) => {
  const names = LAYERS[layer] ?? [];
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !areas.has(name) && !Object.hasOwn(OF_NO_AREA, name))).toEqual([]);
});

test('every area of the contract has a folder of its name on the server', () => {
  expect(inContract.length).toBeGreaterThan(40);
  expect(inContract.filter((name) => !onServer.includes(name))).toEqual([]);
});

test('an area’s name is one word in lower case, and what it builds is called by it', () => {
  for (const name of onServer) {
    expect(name).toMatch(/^[a-z]+$/);
    const text = readFileSync(join(root, `apps/server/src/${name}/area.ts`), 'utf8');
    const built = [...text.matchAll(/= area\(\{\s*name: '([^']+)'/g)].map(([, one = '']) => one);
    expect(built.filter((one) => one !== name && !one.startsWith(`${name}.`))).toEqual([]);
  }
});

test('every exempt name is still in use', () => {
  const used = new Set(Object.values(LAYERS).flat());
  expect(Object.keys(OF_NO_AREA).filter((name) => !used.has(name) || areas.has(name))).toEqual([]);
});
