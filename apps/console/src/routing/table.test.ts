import { PAGES } from '@casbah/domain/page';
import { routeWords } from '@casbah/messages/every-area';
import { loadMessages } from '@casbah/messages/load';
import { expect, test } from 'vitest';
import { APPS, appOf } from './app.ts';
import { TABLE } from './table.ts';

const english: Readonly<Record<string, string>> = {
  ...(await loadMessages('en-us')),
  ...(await routeWords['en-us']()),
};

test("the product's areas have their routes, and no others [SH-R001] [SH-S001] [PF-S001] [PL-S001]", () => {
  const [...product] = APPS.filter((app) => app !== 'login');
  expect(product).toEqual([
    'account',
    'audit',
    'dashboards',
    'detect',
    'analyze',
    'investigate',
    'protect',
    'endpoint',
    'securlets',
    'store',
    'dspm',
    'iaas',
    'settings',
  ]);
  expect(new Set(TABLE.routes.map(({ app }) => app))).toEqual(new Set(APPS));
});

test('every page has its route, and every route its page [SH-R002] [PF-R001]', () => {
  const paths = TABLE.routes.map(({ path }) => path);
  // The root redirects to the landing page.
  expect([...paths].sort()).toEqual(
    PAGES.map(({ path }) => path)
      .filter((path) => path !== '/')
      .sort(),
  );
});

test('every route has an app, a built flag and a legacy URL [SH-E001]', () => {
  for (const { key, app, migrated, legacy, path, values } of TABLE.routes) {
    expect(legacy, key).toMatch(/^#\//);
    expect(typeof migrated, key).toBe('boolean');
    expect(appOf(path), key).toBe(app);
    const address = legacy.replace(/\{\w+\}/g, values?.[0] ?? 'x');
    expect(TABLE.ofLegacy(app, address)?.route.key, key).toBe(key);
  }
});

test('the permission of each route is that of its page', () => {
  expect(TABLE.route('audit.services').permission).toBe('audit.view');
  expect(TABLE.route('securlets.box.tab').permission).toBe('securlets.view');
  const permissions = new Map<string, string>(PAGES.map(({ path, permission }) => [path, permission]));
  for (const { key, path, permission } of TABLE.routes) expect(permission, key).toBe(permissions.get(path));
});

test("every title has a message that includes its app's name", () => {
  for (const { key, title, name } of TABLE.routes) {
    expect(english[title], key).toBeDefined();
    expect(english[title]?.includes('{name}'), key).toBe(name !== undefined);
  }
});

test('deep links and old pages lead to existing routes', () => {
  const deepLinks = TABLE.routes.flatMap((route) => (route.deepLink === undefined ? [] : [route]));
  expect(deepLinks).toHaveLength(7);
  for (const { app, deepLink = '', key } of deepLinks) expect(TABLE.ofDeepLink(app, deepLink)?.key).toBe(key);
  for (const { key, leadsTo, replacedBySequence } of TABLE.routes) {
    if (leadsTo !== undefined) expect(TABLE.route(leadsTo).leadsTo, key).toBeUndefined();
    if (replacedBySequence !== undefined)
      expect(TABLE.route(replacedBySequence).key).toBe(replacedBySequence);
  }
});

test.each([
  ['/securlets/box', 'securlets.box'],
  ['/securlets/box/exposed-content', 'securlets.box.tab'],
  ['/securlets/slack/messages', 'securlets.slack.tab'],
  ['/securlets/salesforce/encryption', 'securlets.salesforce.tab'],
  ['/securlets/amazonwebservices/cwa', 'securlets.amazonwebservices.cwa'],
  ['/securlets/azure/cwa/activities', 'securlets.azure.cwa.tab'],
  ['/securlets/rescan', 'securlets.rescan'],
  ['/saas/exposures/github', 'saas.exposures.github'],
  ['/appThreats/dashboard/users', 'detect.dashboard'],
])('%s is the page %s', (path, key) => {
  expect(TABLE.at(path)?.route.key).toBe(key);
});

test.each([
  '/securlets/box/messages',
  '/securlets/box/encryption',
  '/securlets/slack/encryption',
  '/securlets/nothing/apps',
  '/appThreats/dashboard/other',
  '/appAudit/services/more',
  '/',
])("%s isn't a page", (path) => {
  expect(TABLE.at(path)).toBeUndefined();
});
