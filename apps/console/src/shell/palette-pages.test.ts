import { findCommands } from '@casbah/widgets/command-palette/found.ts';
import { expect, test } from 'vitest';
import { TABLE } from '../routing/table.ts';
import { palettePages } from './palette-pages.ts';

const keysOf = (mayOpen: (path: string) => boolean) => {
  const { built, coming } = palettePages(TABLE.routes, mayOpen);
  return { built: built.map(({ key }) => key), coming: coming.map(({ key }) => key) };
};

test('every page that is built and can be gone to by its name is there', () => {
  const { built } = keysOf(() => true);
  expect(built).toEqual(
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
    'dashboards.permission',
    'login.home',
  ])
    expect(built, key).not.toContain(key);
});

test('pages to come are apart; what only leads on, or must be told what of, is not there at all', () => {
  const { coming } = keysOf(() => true);
  expect(coming).toContain('protect.policies');
  expect(coming).toContain('securlets.box');
  for (const key of [
    'protect.older',
    'audit.firewall',
    'protect.managePolicy',
    'securlets.box.tab',
    'dspm.dashboard',
  ])
    expect(coming, key).not.toContain(key);
});

test('never a page that the person may not open', () => {
  expect(keysOf(() => false)).toEqual({ built: [], coming: [] });
  const ofAccount = TABLE.routes.filter(
    ({ app, leadsTo, path }) => app === 'account' && leadsTo === undefined && !path.includes('{'),
  );
  expect(keysOf((path) => path.startsWith('/appAccount'))).toEqual({
    built: ofAccount.filter(({ migrated }) => migrated).map(({ key }) => key),
    coming: ofAccount.filter(({ migrated }) => !migrated).map(({ key }) => key),
  });
});

test('what is typed finds built pages before those to come, though these fit better', () => {
  const { built, coming } = palettePages(TABLE.routes, () => true);
  const commandsOf = (routes: typeof built) =>
    routes.map(({ key, path }) => ({ id: key, label: path, onRun: () => undefined }));
  const found = findCommands(
    [
      { id: 'coming', label: '', commands: commandsOf(coming), last: true },
      { id: 'pages', label: '', commands: commandsOf(built) },
    ],
    '/saas',
  );
  expect(found.groups.map(({ id }) => id)).not.toContain('coming');
  expect(found.last.map(({ id }) => id)).toEqual(['coming']);
});
