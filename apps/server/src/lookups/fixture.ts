import type { lookupsCalls } from '@casbah/contract/lookups';
import { type Attempts, type Fixture, list } from '../areas/fixture.ts';

export const lookupsFixture: Fixture = {
  foreign: (other): Attempts<typeof lookupsCalls> => ({
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
    'POST /audit/servicefilters/': () => [{ body: { ds_id: other.source } }],
  }),
};
