import type { auditCalls } from '@casbah/contract/audit';
import { type Attempts, type Fixture, list, proxied, proxiedList, SECRET } from '../areas/fixture.ts';

export const auditFixture: Fixture = {
  foreign: (): Attempts<typeof auditCalls> => ({
    'GET /audit/range': () => list('/audit/range'),
    'GET /audit/summary': () => list('/audit/summary'),
    'GET /audit/histogram': () => list('/audit/histogram'),
    'GET /audit/facets': () => list('/audit/facets').map((one) => ({ ...one, url: `${one.url}&of=users` })),
    'GET /audit/services': () => list('/audit/services', 'q=rif'),
    'GET /audit/services/{id}': () => [{ url: `/audit/services/${SECRET}-service` }],
    'GET /audit/services/{id}/uploads': () => [{ url: `/audit/services/${SECRET}-service/uploads` }],
    'GET /audit/users': () => list('/audit/users', 'q=rif'),
    'GET /audit/users/{user}': () => [{ url: `/audit/users/${SECRET}-user` }],
    'GET /audit/users/{user}/uploads': () => [{ url: `/audit/users/${SECRET}-user/uploads` }],
    'GET /audit/destinations': () => list('/audit/destinations'),
    'GET /audit/destinations/{country}': () => list('/audit/destinations/xs'),
    'GET /audit/sites': () => list('/audit/sites', 'q=rif'),
    'GET /audit/{list}/export': () =>
      ['services', 'users', 'sites', 'destinations'].flatMap((name) => list(`/audit/${name}/export`)),
    'GET /audit/events/page': () => list('/audit/events/page'),
    'GET /audit/events': () => list('/audit/events'),
  }),
  proxied: () => [
    proxiedList('services'),
    proxiedList('audit'),
    proxied('audit', { action: 'get', id: `${SECRET}-service` }),
  ],
};
