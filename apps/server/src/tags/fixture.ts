import type { tagsCalls } from '@casbah/contract/tags';
import { addTag, changeServiceTags } from '@casbah/stores/control/tags/tags';
import {
  type Attempts,
  type Fixture,
  list,
  NAMES_NOTHING,
  proxiedList,
  proxiedThing,
  SECRET,
} from '../areas/fixture.ts';
import { tagChanges } from './test-changes.ts';

/** Their second tag: Atlas has a tag with the same number as the first. */
const TAG = 9;

export const tagsFixture: Fixture = {
  async put(tx, other) {
    for (const tag_name of ['Other', `${SECRET} tag`.replace('-', ' ')])
      await addTag(tx, { tenant: 'rif', tag_name, color: 0, pattern: 0, time: 1, by: null });
    await changeServiceTags(tx, {
      tenant: 'rif',
      services: [`${SECRET}-service`],
      add: [TAG],
      remove: [],
      time: 1,
      by: other.user,
    });
  },
  foreign: (): Attempts<typeof tagsCalls> => ({
    'GET /admin/tenant/gettagslist': () => list('/admin/tenant/gettagslist'),
    'POST /admin/tenant/addtag': () => NAMES_NOTHING,
    'PATCH /admin/tenant/edittag': () => [{ body: { id: TAG, tag: { tag_name: 'Mine' } } }],
    'POST /admin/tenant/deletetags': () => [{ body: { ids: [TAG] } }],
    'GET /risks/getservicetags': () => list('/risks/getservicetags'),
    'POST /risks/changeservicetags': () => [{ body: { service_ids: ['box'], add_tags: [TAG] } }],
  }),
  proxied: () => [...proxiedThing('tags', String(TAG), { tag_name: 'Mine' }), proxiedList('tags')],
  changes: tagChanges,
};
