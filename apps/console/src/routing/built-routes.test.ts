import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TABLE } from './routes-of-apps.ts';

const TEXT = readFileSync(new URL('../routes.tsx', import.meta.url), 'utf8');
/** Where the routes of the router hang. */
const PARENTS: Readonly<Record<string, string>> = {
  root: '',
  appAudit: '/appAudit',
  auditTabs: '/appAudit',
  notices: '/appAccount/notifications',
};

/** The paths that the router has pages or ways on for, as the table writes them; what stands for all others is not one. */
function routed(): Set<string> {
  const found = [...TEXT.matchAll(/getParentRoute: \(\) => (\w+),\s*path: '([^']+)'/g)].map(
    ([, parent = '', path = '']) =>
      `${PARENTS[parent]}${path}`.replace(/\$(\w+)/g, '{$1}').replace(/(.)\/$/, '$1'),
  );
  return new Set(found.filter((path) => path !== '/{}' && !path.endsWith('$')));
}

test('a page that is built is marked so, and one that is marked is built', () => {
  const paths = routed();
  expect(paths.size).toBeGreaterThan(12);
  // The pages before sign-in are an app of their own, in front of this one.
  const built = TABLE.routes
    .filter(({ app, migrated }) => migrated && app !== 'login')
    .map(({ path }) => path);
  expect(built.filter((path) => !paths.has(path))).toEqual([]);
  const marked = new Set<string>(built);
  const unmarked = [...paths].filter((path) => path !== '/' && !marked.has(path));
  expect(unmarked).toEqual([]);
});
