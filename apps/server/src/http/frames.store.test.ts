import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../test-compose.ts';

const PORTAL = 'https://portal.example';
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ settings: { frames: [PORTAL] } });
});
afterAll(() => server.close());

test('only pages of configured origins may embed Casbah in a frame', async () => {
  const { headers } = await server.app.inject({ url: '/' });
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${PORTAL}`);
  expect(headers['content-security-policy']).not.toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBeUndefined();
});

test.each([
  ['/connectors', '/ui/appStore'],
  ['/connectors/', '/ui/appStore'],
  ['/connectors/box/add/', '/ui/appStore/addlparams/box'],
  ['/connectors/a%2Fb/add', '/ui/appStore/addlparams/a%2Fb'],
  ['/oidc/auth', '/'],
  ['/oidc/auth/?redirecturl=%2Fui%2FappAudit', '/#/?redirect=%2Fui%2FappAudit'],
  ['/oidc/auth?redirecturl=a&redirecturl=b', '/'],
])('%s leads to %s', async (url, place) => {
  const answer = await server.app.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, place]);
});
