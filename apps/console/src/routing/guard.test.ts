import { rightsOf } from '@casbah/domain/access-profile';
import { pagesOf, urlPatternOf } from '@casbah/domain/page';
import type { AREAS } from '@casbah/domain/permission';
import { describe, expect, test } from 'vitest';
import type { Address } from './address.ts';
import { elsewhere, type Navigator } from './guard.ts';

/** A page of an app that the company lacks. */
const MISSING = '/securlets/box/activities';
const SOURCE = '5f2c1f6e-0f55-4c6e-9a36-0c9a3a4f6c11';

function someone(role: 'sysadmin' | 'admin' | 'enduser', areas: (typeof AREAS)[number][] = []): Navigator {
  const rights = rightsOf({
    isAdmin: role === 'sysadmin',
    profiles:
      role === 'admin'
        ? [
            {
              id: 'p',
              name: 'P',
              notes: '',
              information_level: 'full',
              grants: areas.map((area) => ({ area, actions: ['view'] })),
            },
          ]
        : [],
  });
  return {
    session: { role, detector_type: 3 },
    permitted: {
      urls: pagesOf(rights).map(({ path }) => urlPatternOf(path)),
      landing: '/ui/appAudit/users',
    },
    nameOfSource: async (id) => (id === SOURCE ? 'Casablanca proxy' : id),
    missingApp: async (path) => (path === MISSING ? 'box' : undefined),
  };
}
const go = (path: string, who: Navigator, parts: Partial<Address> = {}) =>
  elsewhere({ path, search: {}, hash: '', ...parts }, who);
const sysadmin = someone('sysadmin');
const analyst = someone('admin', ['audit']);

test('shows a permitted page without a redirect', async () => {
  expect(await go('/appAudit/services', analyst)).toBeUndefined();
});

test('redirects to the permission page with the code and the full URL if no pattern matches [SH-R189] [SH-P011]', async () => {
  expect(await go('/appAudit/sources', analyst, { search: { source: 'a b', range: undefined } })).toEqual({
    to: '/dashboard/permission',
    search: { code: 'PERMISSION_ERROR', url: '/ui/appAudit/sources?source=a+b' },
  });
});

test("redirects a page of a missing app to the app's store details, for people who may open them", async () => {
  const details = { to: '/appStore/appdetails/box', search: { from: MISSING } };
  expect(await go(MISSING, someone('admin', ['securlets', 'store']))).toEqual(details);
  expect(await go(MISSING, someone('admin', ['store']))).toEqual(details);
  expect(await go('/securlets/slack', someone('admin', ['securlets', 'store']))).toBeUndefined();
  expect(await go(MISSING, someone('admin', ['securlets']))).toBeUndefined();
  expect(await go(MISSING, analyst)).toMatchObject({ to: '/dashboard/permission' });
});

test('a path without a page is "not found" instead of refused', async () => {
  expect(await go('/appAudit/nothing-here', analyst)).toBeUndefined();
});

test('redirects end users home from all other pages', async () => {
  const who = someone('enduser');
  for (const path of ['/', '/appAudit/services', '/appAudit/nothing-here', '/appAccount/users'])
    expect(await go(path, who), path).toEqual({ to: '/appAccount/profile', search: {} });
  expect(await go('/appAccount/profile', who)).toBeUndefined();
});

test('the root redirects to the landing page, or to the default app without one', async () => {
  expect(await go('/', analyst)).toEqual({ to: '/appAudit/users', search: {} });
  expect(await go('/', { ...sysadmin, permitted: undefined })).toEqual({
    to: '/appAudit/summary',
    search: {},
  });
});

test.each([
  ['/ui/appAudit/users?range=7d', { to: '/appAudit/users', search: { range: '7d' } }],
  ['discovery', { to: '/appAudit/summary', search: {} }],
  // Unchanged paths don't redirect.
  ['/ui/', { to: '/appAudit/summary', search: {} }],
  ['/ui', { to: '/appAudit/summary', search: {} }],
  ['nowhere', { to: '/appAudit/summary', search: {} }],
  // This person has no permission for it.
  ['controls', { to: '/appAudit/summary', search: {} }],
])("a company's landing page can be %s", async (landing, place) => {
  const permitted = { urls: analyst.permitted?.urls ?? [], landing };
  expect(await go('/', { ...analyst, permitted })).toEqual(place);
});

test('redirects a legacy URL before checking permissions', async () => {
  expect(await go('/appAudit', analyst, { hash: '/userdetails/o.haddad', search: { range: '7d' } })).toEqual({
    to: '/appAudit/user/o.haddad',
    search: { range: '7d' },
  });
});

describe('a data source', () => {
  test.each(['ds', 'dsId'])('selected by %s becomes part of the filter [SH-S008] [PF-S015]', async (key) => {
    const search = { [key]: SOURCE, filter: 'risk = high', range: '7d' };
    expect(await go('/appAudit/services', analyst, { search })).toEqual({
      to: '/appAudit/services',
      search: { filter: 'risk = high and source = "Casablanca proxy"', range: '7d' },
    });
  });

  test('can be selected by name', async () => {
    expect(await go('/appAudit/summary', analyst, { search: { ds: 'Rabat' } })).toEqual({
      to: '/appAudit/summary',
      search: { filter: 'source = Rabat' },
    });
  });

  test('"none" selects nothing [SH-S009] [PF-S016]', async () => {
    expect(await go('/appAudit/users', analyst, { search: { ds: 'none', q: 'a' } })).toEqual({
      to: '/appAudit/users',
      search: { q: 'a' },
    });
    expect(await go('/appAudit/users', analyst, { search: { ds: 'none', dsId: 'Rabat' } })).toEqual({
      to: '/appAudit/users',
      search: { filter: 'source = Rabat' },
    });
  });

  test('opens in the source list, and is ignored outside Audit', async () => {
    expect(await go('/appAudit/sources', sysadmin, { search: { dsId: SOURCE } })).toEqual({
      to: '/appAudit/sources',
      search: { source: SOURCE },
    });
    expect(await go('/protect', sysadmin, { search: { ds: 'Rabat' } })).toBeUndefined();
  });

  test("doesn't change an unreadable filter", async () => {
    expect(await go('/appAudit/users', analyst, { search: { ds: 'Rabat', filter: 'risk in (' } })).toEqual({
      to: '/appAudit/users',
      search: { filter: 'risk in (' },
    });
  });
});
