import { createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { featureRoutes } from '../features/features.generated.ts';
import { appAudit, auditTabs } from './route-tree.ts';
import { TABLE } from './table.ts';
import { treeOf } from './tree-of.ts';

const router = createRouter({
  routeTree: treeOf([appAudit, auditTabs, ...featureRoutes]),
  context: { session: undefined },
});

/** The router's paths, in the table's notation. */
const routed = Object.keys(router.routesByPath).map((path) =>
  path.replace(/\$(\w+)/g, '{$1}').replace(/(.)\/$/, '$1'),
);

test('every page of a feature has its route, and every route its page', () => {
  const built = TABLE.routes.filter(({ migrated }) => migrated).map(({ path }) => path);
  expect(built.length).toBeGreaterThan(60);
  expect(routed.toSorted()).toEqual(built.toSorted());
});

test("pages below a frame's parent are its children, so they share its content", () => {
  const tabs = Object.keys(router.routesById).filter((id) => id.startsWith('/appAudit/tabs/'));
  expect(tabs).toEqual(expect.arrayContaining(['/appAudit/tabs/services', '/appAudit/tabs/sites']));
});
