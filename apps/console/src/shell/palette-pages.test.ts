import { rightsOf } from '@casbah/domain/access-profile';
import { pagesOf, urlPatternOf } from '@casbah/domain/page';
import type { AREAS, Role } from '@casbah/domain/permission';
import { expect, test } from 'vitest';
import { verdictOn } from '../routing/access.ts';
import { TABLE } from '../routing/table.ts';
import { palettePages } from './palette-pages.ts';

const keysOf = (mayOpen: (path: string) => boolean) =>
  palettePages(TABLE.routes, mayOpen).map(({ key }) => key);

test('has every built page that can be opened by name, and no other', () => {
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
    'protect.home',
    'securlets.box',
  ])
    expect(keys, key).not.toContain(key);
});

test('never has a page that the person may not open', () => {
  expect(keysOf(() => false)).toEqual([]);
  const ofAccount = TABLE.routes.filter(
    ({ app, leadsTo, migrated, path }) =>
      app === 'account' && leadsTo === undefined && migrated && !path.includes('{'),
  );
  expect(keysOf((path) => path.startsWith('/appAccount'))).toEqual(ofAccount.map(({ key }) => key));
});

function offeredTo(role: Role, areas: readonly (typeof AREAS)[number][]) {
  const grants = areas.map((area) => ({ area, actions: ['view'] as const }));
  const profile = { id: 'p', name: 'P', notes: '', information_level: 'full', grants } as const;
  const rights = rightsOf({ isAdmin: false, profiles: role === 'admin' ? [profile] : [] });
  const permitted = { urls: pagesOf(rights).map(({ path }) => urlPatternOf(path)) };
  return keysOf((path) => verdictOn(path, role, permitted) === 'open');
}

test('an analyst finds Audit pages, but no sources and no history', () => {
  const offered = offeredTo('admin', ['audit']);
  expect(offered).toEqual(
    expect.arrayContaining(['audit.services', 'audit.users', 'audit.decisions', 'account.profile']),
  );
  for (const key of ['audit.sources', 'investigate.history', 'account.users'])
    expect(offered).not.toContain(key);
});

test('an end user finds their account and notifications, and nothing else', () => {
  expect(offeredTo('enduser', [])).toEqual(['account.profile', 'account.notifications']);
});
