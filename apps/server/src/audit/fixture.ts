import type { anonymisedPeopleCalls } from '@casbah/contract/anonymised-people';
import type { auditCalls } from '@casbah/contract/audit';
import type { auditLookupCalls } from '@casbah/contract/audit-lookups';
import type { auditPresenceCalls } from '@casbah/contract/audit-presence';
import type { auditTrendCalls } from '@casbah/contract/audit-trends';
import type { catalogueCalls } from '@casbah/contract/catalogue';
import type { threatCalls } from '@casbah/contract/threats';
import { type Attempts, type Fixture, list, proxied, proxiedList, SECRET } from '../areas/fixture.ts';

export const auditFixture: Fixture = {
  foreign: (
    other,
  ): Attempts<
    typeof catalogueCalls &
      typeof threatCalls &
      typeof auditCalls &
      typeof auditPresenceCalls &
      typeof anonymisedPeopleCalls &
      typeof auditTrendCalls &
      typeof auditLookupCalls
  > => ({
    'GET /audit/catalogue': () => list('/audit/catalogue', 'used=true'),
    'GET /audit/threats': () => list('/audit/threats'),
    'GET /audit/threats/export': () => list('/audit/threats/export'),
    'GET /audit/threats/export.ndjson': () => list('/audit/threats/export.ndjson'),
    'GET /audit/range': () => list('/audit/range'),
    'GET /audit/summary': () => list('/audit/summary'),
    'GET /audit/backtest': () => list('/audit/backtest'),
    'GET /audit/histogram': () => list('/audit/histogram'),
    'GET /audit/facets': () => list('/audit/facets').map((one) => ({ ...one, url: `${one.url}&of=users` })),
    'GET /audit/services': () => list('/audit/services', 'q=rif'),
    'GET /audit/services/{id}': () => [{ url: `/audit/services/${SECRET}-service` }],
    'GET /audit/services/{id}/uploads': () => [{ url: `/audit/services/${SECRET}-service/uploads` }],
    'GET /audit/users': () => list('/audit/users', 'q=rif'),
    'GET /audit/users/{user}': () => [{ url: `/audit/users/${SECRET}-user` }],
    'GET /audit/users/{user}/uploads': () => [{ url: `/audit/users/${SECRET}-user/uploads` }],
    'GET /audit/users/{user}/sessions': () => [{ url: `/audit/users/${SECRET}-user/sessions` }],
    'GET /audit/users/{user}/devices': () => [{ url: `/audit/users/${SECRET}-user/devices` }],
    'GET /audit/services/{id}/devices': () => [{ url: `/audit/services/${SECRET}-service/devices` }],
    'GET /audit/users/{user}/{presence}/export': () => [
      { url: `/audit/users/${SECRET}-user/sessions/export` },
    ],
    'GET /audit/users/{user}/{presence}/export.ndjson': () => [
      { url: `/audit/users/${SECRET}-user/devices/export.ndjson` },
    ],
    'GET /audit/services/{id}/devices/export': () => [
      { url: `/audit/services/${SECRET}-service/devices/export` },
    ],
    'GET /audit/destinations': () => list('/audit/destinations'),
    'GET /audit/destinations/{country}': () => list('/audit/destinations/xs'),
    'GET /audit/sites': () => list('/audit/sites', 'q=rif'),
    'GET /risks/spanvadatalinks': () => list('/risks/spanvadatalinks', 'search_query=u-'),
    'GET /audit/trends/months': () => list('/audit/trends/months'),
    'GET /audit/trends/duplicates': () => list('/audit/trends/duplicates', `service=${SECRET}-service`),
    'GET /audit/trends/instances': () => list('/audit/trends/instances'),
    'GET /audit/trends/departments': () => list('/audit/trends/departments'),
    'GET /risks/datalinks': () => [
      { url: `/risks/datalinks?id=${other.source}` },
      { url: '/risks/datalinks?tenant_id=rif', answers: [200] },
    ],
    'GET /risks/alldatasources': () => list('/risks/alldatasources'),
    'GET /audit/parentCompanies/': () => list('/audit/parentCompanies/'),
    'POST /risks/searchusername': () => [{ body: { search_query: 'r' }, answers: [200] }],
    'POST /risks/getusersname': () => [
      { body: { userIds: ['nobody'], source: other.source } },
      { body: { userIds: ['rif', 'r'] }, answers: [200] },
    ],
    'POST /risks/threatfeed': () => [{ body: {}, answers: [200] }],
    'POST /audit/servicefilters/': () => [{ body: { ds_id: other.source } }],
    'POST /risks/updateauditpreferences': () => [
      { body: { objects: [{ name: 'tia', value: true }] }, answers: [200] },
      { body: { objects: [{ name: 'rif', value: true }] }, answers: [422] },
    ],
    'POST /risks/updateauditanomalyvalues': () => [
      { body: { objects: [{ name: 'unknown_upload_mb', value: 50 }] }, answers: [200] },
    ],
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
