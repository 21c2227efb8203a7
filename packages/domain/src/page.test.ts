import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rightsOf } from './access-profile.ts';
import { END_USER_HOME, landingOf, PAGES, pagesOf, urlPatternOf } from './page.ts';
import { ACTIONS, AREAS } from './permission.ts';

const sysadmin = rightsOf({ isAdmin: true, profiles: [] });
const enduser = rightsOf({ isAdmin: false, profiles: [] });
const adminWith = (...grants: Parameters<typeof adminOf>[0]) => adminOf(grants);
const adminOf = (grants: { area: (typeof AREAS)[number]; actions: (typeof ACTIONS)[number][] }[]) =>
  rightsOf({
    isAdmin: false,
    profiles: [{ id: 'p', name: 'P', notes: '', grants, information_level: 'full' }],
  });
const pathsOf = (rights: typeof sysadmin): string[] => pagesOf(rights).map(({ path }) => path);

describe('pages', () => {
  test('occur once each', () => {
    expect(PAGES.map(({ path }) => path)).toEqual([...new Set(PAGES.map(({ path }) => path))]);
  });

  test('are all open to a sysadmin [PF-P003]', () => {
    expect(pathsOf(sysadmin)).toHaveLength(PAGES.length);
  });

  test('open to an end user are only profile and account', () => {
    const outside = pathsOf(enduser).filter(
      (path) => !/^\/(appAccount|appLogin|dashboard)?(\/|$)/.test(path),
    );
    expect(outside).toEqual([]);
    expect(pathsOf(enduser)).not.toContain('/appAccount/users');
    expect(pathsOf(enduser)).not.toContain('/dashboard');
    expect(pathsOf(enduser)).toContain('/dashboard/permission');
  });

  test.each([
    ['audit', '/appAudit/services'],
    ['detect', '/appThreats'],
    ['securlets', '/securlets/box'],
  ] as const)('of %s are open to an admin only whose profile permits to view it', (area, path) => {
    expect(pathsOf(adminWith({ area, actions: ['view'] }))).toContain(path);
    for (const other of AREAS.filter((one) => one !== area))
      expect(pathsOf(adminWith({ area: other, actions: [...ACTIONS] }))).not.toContain(path);
    expect(pathsOf(adminWith({ area, actions: ACTIONS.filter((one) => one !== 'view') }))).not.toContain(
      path,
    );
  });

  test('of access profiles are open only to a sysadmin', () => {
    const everything = adminOf(AREAS.map((area) => ({ area, actions: [...ACTIONS] })));
    expect(pathsOf(sysadmin)).toContain('/appAccount/profiles');
    expect(pathsOf(everything)).not.toContain('/appAccount/profiles');
  });
});

describe("a person's landing page", () => {
  test('is always one they may open', () => {
    const grants = fc.array(
      fc.record({ area: fc.constantFrom(...AREAS), actions: fc.subarray([...ACTIONS]) }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(grants, (some) => {
        const rights = adminOf(some);
        expect(pathsOf(rights)).toContain(landingOf(rights));
      }),
    );
  });

  test("is the summary, their own area, or the end users' home", () => {
    expect(landingOf(sysadmin)).toBe('/appAudit/summary');
    expect(landingOf(adminWith({ area: 'protect', actions: ['view'] }))).toBe('/protect');
    expect(landingOf(enduser)).toBe(END_USER_HOME);
    for (const area of AREAS)
      expect([area, landingOf(adminWith({ area, actions: ['view'] }))]).not.toEqual([area, END_USER_HOME]);
  });
});

describe("a page's pattern", () => {
  test('matches its address, with and without a slash, and nothing longer', () => {
    const pattern = new RegExp(urlPatternOf('/appAudit/service/{id}'));
    expect(pattern.test('/ui/appAudit/service/dropbox')).toBe(true);
    expect(pattern.test('/ui/appAudit/service/dropbox/')).toBe(true);
    for (const other of [
      '/ui/appAudit/service',
      '/ui/appAudit/service/',
      '/ui/appAudit/service/a/b',
      '/evil/ui/appAudit/service/dropbox',
      '/ui/appAudit/services/dropbox',
    ])
      expect([other, pattern.test(other)]).toEqual([other, false]);
    expect(new RegExp(urlPatternOf('/')).test('/ui/')).toBe(true);
    expect(new RegExp(urlPatternOf('/')).test('/ui/appAudit')).toBe(false);
  });

  test('uses only syntax that every regex engine reads alike', () => {
    for (const { path } of PAGES) expect(urlPatternOf(path)).toMatch(/^\^[\w/-]*(\[\^\/\]\+[\w/-]*)*\/\?\$$/);
  });

  test('matches no other page, so a permission opens nothing else', () => {
    const example = (path: string): string => `/ui${path.replace(/\{\w+\}/g, '~x~')}`;
    for (const page of PAGES) {
      const pattern = new RegExp(urlPatternOf(page.path));
      const others = PAGES.filter(
        ({ path, permission }) =>
          path !== page.path && permission !== page.permission && pattern.test(example(path)),
      );
      expect([page.path, others]).toEqual([page.path, []]);
    }
  });
});
