import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SourceGraph } from './reach.mjs';

const FILES = {
  'apps/a/src/main.ts': `
    import { used as renamed } from '@casbah/engine/rules';
    import * as all from '@casbah/engine/all';
    import type { Shape } from './types.ts';
    import './effect.ts';
    new Worker(new URL('./worker.ts', import.meta.url));
    const page = () => import('./page.tsx');
    export const run = () => renamed(all.first, page);`,
  'apps/a/src/effect.ts': `import { inEffect } from '@casbah/engine/all'; inEffect();`,
  'apps/a/src/types.ts': 'export interface Shape { a: string }',
  'apps/a/src/worker.ts': `import { inWorker } from '@casbah/engine/rules'; inWorker();`,
  'apps/a/src/page.tsx': `import { Button } from '@casbah/engine/button.tsx'; export default () => <Button label="x" />;`,
  'packages/engine/src/button.tsx': 'export function Button() { return null; } export const Other = Button;',
  'packages/engine/src/rules.ts': `
    const behind = () => 1;
    export const used = () => behind();
    export const inWorker = () => 2;
    export const planned = () => ({ behind: 3 });`,
  'packages/engine/src/all.ts': `
    export const first = 1; export const second = 2; export const inEffect = () => first;
    export { planned as later } from './rules.ts';`,
  'packages/engine/src/test-world.ts': `import { planned } from './rules.ts'; export const openWorld = () => planned();`,
  'packages/engine/src/rules.test.ts': `
    import { test, describe } from 'vitest';
    import { second } from './all.ts';
    import { planned, used } from './rules.ts';
    describe('rules', () => {
      const both = () => [used(), second];
      test('is used', () => { both(); });
      test.each([1])('is planned %s', () => {
        planned();
      });
    });`,
  'packages/engine/src/world.test.ts': `
    import { openWorld } from './test-world.ts';
    test('the world', () => openWorld('venn-chart').getByRole('button'));`,
};

describe('used code', () => {
  let root = '';
  let graph: SourceGraph;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'reach-'));
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    graph = new SourceGraph(root);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('is traced by name through imports, re-exports, workers, pages and side-effect imports', () => {
    const reached = graph.reachedFrom(['apps/a/src/main.ts']);
    const names = [...reached].filter((name) => name.startsWith('packages/') && !/#\W?$/.test(name));
    expect(names.toSorted()).toEqual([
      'packages/engine/src/all.ts#first',
      'packages/engine/src/all.ts#inEffect',
      'packages/engine/src/button.tsx#Button',
      'packages/engine/src/rules.ts#behind',
      'packages/engine/src/rules.ts#inWorker',
      'packages/engine/src/rules.ts#used',
    ]);
  });

  test('a test covers what it calls in the file beside it, through helpers in the test file', () => {
    expect(graph.subjectsOf('packages/engine/src/rules.test.ts', 7).names).toEqual([
      'packages/engine/src/rules.ts#used',
    ]);
    expect(graph.subjectsOf('packages/engine/src/rules.test.ts', 8).names).toEqual([
      'packages/engine/src/rules.ts#planned',
    ]);
  });

  test('a test without a file beside it covers what its helpers use, and names its story', () => {
    expect(graph.subjectsOf('packages/engine/src/world.test.ts', 3)).toEqual({
      names: ['packages/engine/src/rules.ts#planned'],
      texts: ['the world', 'venn-chart'],
    });
  });
});
