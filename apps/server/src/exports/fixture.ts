import type { exportsCalls } from '@casbah/contract/exports';
import { addExport } from '@casbah/stores/control/exports/exports';
import { type Attempts, type Fixture, list, SECRET } from '../areas/fixture.ts';
import { exportChanges } from './test-changes.ts';

export const exportsFixture: Fixture = {
  async put(tx, other) {
    await addExport(tx, {
      tenant_id: other.tenant,
      id: other.id('export'),
      user_id: other.user,
      list: 'activities',
      format: 'csv',
      gzip: true,
      question: JSON.stringify({ from: 0, to: 1, filter: SECRET, columns: null }),
      state: 'ready',
      file_name: `${SECRET}.csv.gz`,
      link_key: SECRET,
      created_on: 1,
      expires_on: 9e12,
    });
  },
  foreign: (other): Attempts<typeof exportsCalls> => {
    const at = (rest = ''): string => `/exports/${other.id('export')}${rest}`;
    return {
      'GET /exports/activities': () => list('/exports/activities'),
      'POST /exports': () => [{ body: {}, answers: [202] }],
      'GET /exports': () => list('/exports', `user_id=${other.user}`),
      'GET /exports/{id}': () => [{ url: at() }],
      'DELETE /exports/{id}': () => [{ url: at() }],
      'GET /exports/{id}/link': () => [{ url: at('/link') }],
      'DELETE /exports/{id}/link': () => [{ url: at('/link') }],
      'GET /exports/{id}/content': () => [{ url: at('/content?expires=9000000000&signature=x') }],
      'GET /eslogs/download_export/': () => [
        { url: `/eslogs/download_export/?req_id=${other.id('export')}` },
        { url: `/eslogs/download_export/?req_id=${other.id('export')}&tenant=rif`, answers: [412] },
      ],
      'GET /detect/export_logs': () => [
        { url: `/detect/export_logs?file=${SECRET}.csv.gz` },
        { url: `/detect/export_logs?file=${SECRET}.csv.gz&tenant=rif`, answers: [412] },
      ],
    };
  },
  changes: exportChanges,
};
