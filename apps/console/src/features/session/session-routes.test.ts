import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routeAt, SESSION_ROUTES, whereTo } from './session-routes.ts';

test('each path occurs once and leads to its page', () => {
  const paths = SESSION_ROUTES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const route of SESSION_ROUTES)
    expect(routeAt(route.path.replace('{partner}', 'atlas'))?.route).toBe(route);
});

test("the browser extension's page has two paths [PL-R029] [PL-R030]", () => {
  expect(routeAt('/authPlugin')?.route.page).toBe('extension');
  expect(routeAt('/authExtension')?.route.page).toBe('extension');
});

test('a partner is named in the path', () => {
  expect(routeAt('/partner/Atlas%20Foods')).toMatchObject({
    segment: 'Atlas Foods',
    route: { page: 'signIn' },
  });
  expect(routeAt('/partner/%')).toMatchObject({ segment: '%' });
  for (const path of ['/partner/', '/partner', '/partner/a/b']) expect(routeAt(path)).toBeUndefined();
});

test('an unknown path has no route', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!SESSION_ROUTES.some(({ path }) => path === `/x${text}`));
      expect(routeAt(`/x${text}`)).toBeUndefined();
    }),
  );
});

test('redirects signed-in people, except from pages that need or allow a session [PL-S046] [PL-P001] [PL-P005]', () => {
  const keeping =
    /^\/(device|connectorstatus|mfa|auth(Extension|Plugin)|reachInstall|emailapproval|operator|blocked|suggestedapps|rperror)/;
  for (const { path, for: audience } of SESSION_ROUTES) {
    const keeps = keeping.test(path);
    expect(whereTo(audience, true), path).toBe(keeps ? 'here' : 'default-app');
  }
});

test('device pages and the connector status redirect visitors to the start page [PL-P002] [PL-P003]', () => {
  const sentHome = SESSION_ROUTES.filter((route) => whereTo(route.for, false) === 'home');
  expect(sentHome.map(({ path }) => path)).toEqual([
    '/deviceGuestClient',
    '/deviceClientPending',
    '/deviceClientBlock',
    '/connectorstatus',
  ]);
});
