import { expect, test } from 'vitest';
import { TABLE } from '../routing/table.ts';
import { palettePages } from './palette-pages.ts';

const keysOf = (mayOpen: (path: string) => boolean) =>
  palettePages(TABLE.routes, mayOpen).map(({ key }) => key);

test('every page that is built and can be gone to by its name is there, and no other', () => {
  const keys = keysOf(() => true);
  expect(keys).toEqual(
    expect.arrayContaining([
      'audit.summary',
      'audit.services',
      'audit.users',
      'audit.destinations',
      'audit.sites',
      'audit.sources',
      'account.profile',
      'investigate.history',
    ]),
  );
  for (const key of [
    'audit.home',
    'audit.service',
    'audit.serviceDetail',
    'audit.preferences',
    'audit.firewall',
    'dashboards.permission',
    'login.home',
    'protect.policies',
    'securlets.box',
  ])
    expect(keys, key).not.toContain(key);
});

test('never a page that the person may not open', () => {
  expect(keysOf(() => false)).toEqual([]);
  const ofAccount = TABLE.routes.filter(
    ({ app, leadsTo, migrated, path }) =>
      app === 'account' && leadsTo === undefined && migrated && !path.includes('{'),
  );
  expect(keysOf((path) => path.startsWith('/appAccount'))).toEqual(ofAccount.map(({ key }) => key));
});
