import type { indicesCalls } from '@casbah/contract/indices';
import { holdContent } from '@casbah/stores/control/contentprofiles/content-version';
import { addDefinition } from '@casbah/stores/control/contentprofiles/definitions';
import { addDocument, addIndex } from '@casbah/stores/control/indices/content-indexes';
import { type Attempts, type Fixture, list, NAMES_NOTHING, SECRET } from '../areas/fixture.ts';
import { indexChanges } from './test-changes.ts';

const DEFINITION = { kind: 'fingerprint', minimumShare: 0.5 } as const;

export const indicesFixture: Fixture = {
  async put(tx, other) {
    const { tenant } = other;
    const id = other.id('index');
    const revision = await holdContent(tx, tenant);
    await addDefinition(
      tx,
      'index',
      { tenant, id, time: 1, by: null, revision },
      { name: SECRET, description: SECRET, is_enabled: true, definition: DEFINITION },
    );
    await addIndex(tx, { tenant, id });
    await addDocument(tx, {
      tenant_id: tenant,
      index_id: id,
      id: other.id('indexed document'),
      file_name: SECRET,
      size: 1,
      added_on: 1,
    });
  },
  foreign: (other): Attempts<typeof indicesCalls> => {
    const at = (rest = ''): string => `/protect/indices/${other.id('index')}${rest}`;
    return {
      'GET /protect/indices': () => list('/protect/indices'),
      'POST /protect/indices': () => NAMES_NOTHING,
      'GET /protect/indices/{id}': () => [{ url: at() }],
      'PATCH /protect/indices/{id}': () => [{ url: at(), body: { name: 'Mine' } }],
      'DELETE /protect/indices/{id}': () => [{ url: at() }],
      'POST /protect/indices/{id}/table': () => [
        { url: at('/table'), body: { file_name: 'a.csv', size: 1 } },
      ],
      'PATCH /protect/indices/{id}/table': () => [{ url: at('/table'), headers: { 'upload-offset': '0' } }],
      'GET /protect/indices/{id}/documents': () => [{ url: at('/documents') }],
      'POST /protect/indices/{id}/documents': () => [{ url: at('/documents?file_name=a.txt') }],
      'DELETE /protect/indices/{id}/documents/{document}': () => [
        { url: at(`/documents/${other.id('indexed document')}`) },
      ],
    };
  },
  changes: indexChanges,
};
