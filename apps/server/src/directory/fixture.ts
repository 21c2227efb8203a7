import type { directoryCalls } from '@casbah/contract/directory';
import { addRun } from '@casbah/stores/control/directory/directory-runs';
import { type Attempts, type Fixture, list, NAMES_NOTHING, SECRET } from '../areas/fixture.ts';
import { directoryChanges } from './test-changes.ts';

export const directoryFixture: Fixture = {
  async put(tx, other) {
    await addRun(tx, {
      id: other.id('run'),
      tenant_id: 'rif',
      kind: 'csv',
      state: 'ready',
      missing: 'keep',
      created_on: 1,
      file_name: SECRET,
    });
  },
  foreign(other): Attempts<typeof directoryCalls> {
    const run = (rest = ''): string => `/admin/directory/runs/${other.id('run')}${rest}`;
    return {
      'GET /admin/directory': () => list('/admin/directory'),
      'GET /admin/directory/runs': () => list('/admin/directory/runs', `id=${other.id('run')}`),
      'GET /admin/directory/runs/{id}': () => [{ url: run() }],
      'GET /admin/directory/runs/{id}/lines': () => [{ url: run('/lines') }],
      'GET /admin/directory/runs/{id}/wrong.csv': () => [{ url: run('/wrong.csv') }],
      'POST /admin/directory/imports': () => [
        { url: '/admin/directory/imports?file_name=a.csv&tenant_id=rif', body: {}, answers: [201, 409] },
      ],
      'POST /admin/directory/imports/{id}/start': () => [
        { url: `/admin/directory/imports/${other.id('run')}/start` },
      ],
      'DELETE /admin/directory/runs/{id}': () => [{ url: run() }],
      'GET /admin/directory/connection': () => list('/admin/directory/connection'),
      'PUT /admin/directory/connection': () => NAMES_NOTHING,
      'DELETE /admin/directory/connection': () => [{}],
      'POST /admin/directory/connection/take-over': () => [{}],
      'POST /admin/directory/connection/test': () => NAMES_NOTHING,
      'POST /admin/directory/connection/run': () => [{}],
    };
  },
  changes: (world) => directoryChanges(() => world.person),
};
