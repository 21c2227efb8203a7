import type { collectionCalls } from '@casbah/contract/collection';
import { type Attempts, type Fixture, list } from '../areas/fixture.ts';
import { collectionChanges } from './test-changes.ts';

export const collectionFixture: Fixture = {
  foreign: (other): Attempts<typeof collectionCalls> => ({
    'POST /ingest/{source}': () => [{ url: `/ingest/${other.source}`, body: {}, answers: [401] }],
    'GET /admin/collection/kinds': () => list('/admin/collection/kinds'),
    'POST /admin/collection/test': () => [
      { body: { place: { kind: 'folder', path: '/rif' }, datasource_id: other.source } },
    ],
    'GET /admin/datasources/{id}/collection': () => [{ url: other.sourcePath('/collection') }],
    'PUT /admin/datasources/{id}/collection': () => [
      {
        url: other.sourcePath('/collection'),
        body: { place: { kind: 'folder', path: '/rif' }, identity: null },
      },
    ],
    'DELETE /admin/datasources/{id}/collection': () => [{ url: other.sourcePath('/collection') }],
    'POST /admin/datasources/{id}/collection/run': () => [{ url: other.sourcePath('/collection/run') }],
    'GET /admin/datasources/{id}/tokens': () => [{ url: other.sourcePath('/tokens') }],
    'POST /admin/datasources/{id}/tokens': () => [{ url: other.sourcePath('/tokens') }],
    'DELETE /admin/datasources/{id}/tokens/{token}': () => [{ url: other.sourcePath('/tokens/rif') }],
  }),
  changes: collectionChanges,
};
