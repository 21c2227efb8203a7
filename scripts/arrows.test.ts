import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
let house: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'casbah-arrows-'));
});
afterEach(() => rmSync(house, { recursive: true }));

/** Creates a repository with the given files, and returns dependency-cruiser's findings under our rules. */
function cruise(files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(root, '.dependency-cruiser.cjs');
  const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
  return spawnSync(process.execPath, [program, '--config', config, ...folders], {
    cwd: house,
    encoding: 'utf8',
  }).stdout;
}

const leaf = 'export const value: number = 1;\n';

test.each([
  ['domain-imports-nothing-of-ours', 'packages/domain/src/a.ts', 'packages/contract/src/b.ts'],
  ['rpc-imports-nothing-of-ours', 'packages/rpc/src/a.ts', 'packages/domain/src/b.ts'],
  ['widgets-import-only-domain-and-rpc', 'packages/widgets/src/a.ts', 'packages/contract/src/b.ts'],
  ['packages-know-no-app', 'packages/stores/src/a.ts', 'apps/server/src/b.ts'],
  ['engines-import-only-domain', 'packages/discovery/src/a.ts', 'packages/stores/src/b.ts'],
  ['stores-know-no-engine', 'packages/stores/src/a.ts', 'packages/discovery/src/b.ts'],
  [
    'a-console-feature-imports-no-other-feature',
    'apps/console/src/features/users/a.ts',
    'apps/console/src/features/sources/b.ts',
  ],
  [
    'the-console-frame-knows-no-single-feature',
    'apps/console/src/shell/a.ts',
    'apps/console/src/features/users/b.ts',
  ],
  ['console-knows-no-server-side', 'apps/console/src/a.ts', 'packages/stores/src/b.ts'],
  ['a-server-area-imports-no-other-area', 'apps/server/src/audit/a.ts', 'apps/server/src/datasources/b.ts'],
  ['only-compose-ties-stores', 'apps/server/src/audit/a.ts', 'packages/stores/src/control/pglite/b.ts'],
  ['black-box-tests-see-no-inside', 'tests/system/a.ts', 'apps/server/src/b.ts'],
  ['no-junk-drawers', 'apps/server/src/audit/a.ts', 'apps/server/src/http/helpers.ts'],
])('the rule %s is enforced', (rule, from, to) => {
  const up = '../'.repeat(from.split('/').length - 1);
  const said = cruise({
    [from]: `import { value } from '${up}${to}';\nexport const twice = value * 2;\n`,
    [to]: leaf,
  });
  expect(said).toContain(rule);
});

test('type imports count, too', () => {
  const said = cruise({
    'packages/domain/src/a.ts':
      "import type { Value } from '../../contract/src/b.ts';\nexport const value: Value = 1;\n",
    'packages/contract/src/b.ts': 'export type Value = number;\n',
  });
  expect(said).toContain('domain-imports-nothing-of-ours');
});

test('refuses cycles', () => {
  const said = cruise({
    'packages/domain/src/a.ts': "import { b } from './b.ts';\nexport const a = (): number => b();\n",
    'packages/domain/src/b.ts': "import { a } from './a.ts';\nexport const b = (): number => a();\n",
  });
  expect(said).toContain('no-circles');
});

test('accepts imports that follow the rules', () => {
  const said = cruise({
    'apps/server/src/audit/a.ts':
      "import { value } from '../../../../packages/domain/src/b.ts';\nexport const twice = value * 2;\n",
    'packages/domain/src/b.ts': leaf,
  });
  expect(said).toContain('no dependency violations found');
});
