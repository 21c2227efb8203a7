import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SourceGraph } from './reach.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const WIDGETS = 'packages/widgets/src/';
const folderOf = (path: string) => path.slice(WIDGETS.length).split('/')[0] ?? '';

const graph = new SourceGraph(ROOT);
const reachedFrom = (entries: readonly string[]): ReadonlySet<string> =>
  new Set([...graph.reachedFrom(entries)].filter((name) => name.startsWith(WIDGETS)).map(folderOf));
const usedByPages = reachedFrom(['apps/console/src/console.tsx', 'apps/console/src/sign-in.tsx']);

const stories = readdirSync(`${ROOT}${WIDGETS}`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => {
    const text = readFileSync(`${ROOT}${WIDGETS}${path}`, 'utf8');
    const [meta = ''] = text.split('export default meta');
    const isPlanned = (part: string) => part.includes("status: 'planned'");
    return {
      path: `${WIDGETS}${path}`,
      folder: folderOf(`${WIDGETS}${path}`),
      isWhole: isPlanned(meta),
      isPlanned: isPlanned(text),
    };
  });

test("a widget that no page uses has a story with the status “planned”: a story alone doesn't count as use", () => {
  const planned = reachedFrom(stories.filter((story) => story.isPlanned).map(({ path }) => path));
  const folders = readdirSync(`${ROOT}${WIDGETS}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((folder) => !usedByPages.has(folder) && !planned.has(folder))).toEqual([]);
});

test("a widget that a page uses isn't planned anymore: remove the status, and its tests from `planned`", () => {
  const wrong = stories.filter(({ folder, isWhole }) => isWhole && usedByPages.has(folder));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
