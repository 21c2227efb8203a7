import type { datasourcesCalls } from '@casbah/contract/datasources';
import { addLoad } from '@casbah/stores/control/datasources/loads';
import { type Attempts, type Fixture, list, proxiedList, proxiedThing, SECRET } from '../areas/fixture.ts';
import { datasourceChanges } from './test-changes.ts';

export const datasourcesFixture: Fixture = {
  async put(tx, other) {
    await addLoad(tx, {
      id: other.id('load'),
      tenant_id: 'rif',
      datasource_id: other.source,
      file_name: SECRET,
      size: 10,
      status: 'pending',
      is_parse_again: false,
      created_on: 1,
    });
  },
  foreign: (other): Attempts<typeof datasourcesCalls> => ({
    'GET /admin/datasources': () => list('/admin/datasources'),
    'POST /admin/datasources': () => [{ body: { name: 'Ours', tenant_id: 'rif' }, answers: [201] }],
    'GET /admin/datasources/{id}': () => [{ url: other.sourcePath() }],
    'PATCH /admin/datasources/{id}': () => [{ url: other.sourcePath(), body: { name: 'Taken over' } }],
    'DELETE /admin/datasources/{id}': () => [{ url: other.sourcePath() }],
    'GET /admin/datasources/{id}/loads': () => [{ url: other.sourcePath('/loads') }],
    'POST /admin/datasources/{id}/loads': () => [
      { url: other.sourcePath('/loads'), body: { file_name: 'planted.log', size: 1 } },
    ],
    'PATCH /admin/loads/{id}/content': () => [
      { url: `/admin/loads/${other.id('load')}/content`, body: {}, headers: { 'upload-offset': '0' } },
    ],
    'GET /admin/loads/{id}': () => [{ url: `/admin/loads/${other.id('load')}` }],
    'POST /admin/loads/{id}/retry': () => [{ url: `/admin/loads/${other.id('load')}/retry` }],
    'DELETE /admin/loads/{id}': () => [{ url: `/admin/loads/${other.id('load')}` }],
    'GET /admin/rejects': () => list('/admin/rejects'),
    'GET /admin/datasources/{id}/arrivals': () => [{ url: other.sourcePath('/arrivals') }],
    'GET /admin/datasources/{id}/rejects': () => [{ url: other.sourcePath('/rejects') }],
    'GET /admin/datasources/{id}/rejects/download': () => [{ url: other.sourcePath('/rejects/download') }],
    'POST /admin/datasources/{id}/rejects/parse_again': () => [
      { url: other.sourcePath('/rejects/parse_again') },
    ],
    'GET /admin/formats': () => list('/admin/formats'),
  }),
  proxied: (other) => [
    ...proxiedThing('datasources', other.source, { name: 'Taken over' }),
    proxiedList('datasources'),
  ],
  changes: datasourceChanges,
};
