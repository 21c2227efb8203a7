import type { groupsCalls } from '@casbah/contract/groups';
import { addGroup } from '@casbah/stores/control/groups/groups';
import { addUnit } from '@casbah/stores/control/groups/org-units';
import { type Attempts, type Fixture, proxiedList, proxiedThing, SECRET } from '../areas/fixture.ts';
import { groupChanges } from './test-changes.ts';

const GROUP = 'group-of-rif';
const UNIT = 'unit-of-rif';
const group = (rest = ''): string => `/admin/groups/${GROUP}${rest}`;
const unit = (rest = ''): string => `/admin/org_units/${UNIT}${rest}`;

export const groupsFixture: Fixture = {
  async put(tx, other) {
    const made = { tenant_id: other.tenant, name: SECRET, created_on: 1, modified_on: 1 };
    await addGroup(tx, { ...made, id: GROUP, kind: 'directory' });
    await addUnit(tx, { ...made, id: UNIT, fqn: SECRET });
  },
  foreign: (other): Attempts<typeof groupsCalls> => ({
    'GET /admin/groups': () => [{ url: '/admin/groups?tenant_id=rif', answers: [200] }],
    'POST /admin/groups': () => [
      { body: { name: 'Ours', tenant_id: 'rif' }, answers: [400] },
      { body: { name: 'Ours', kind: 'custom', parts: [GROUP] }, answers: [201] },
    ],
    'GET /admin/groups/{id}': () => [{ url: group() }],
    'PATCH /admin/groups/{id}': () => [{ url: group(), body: { name: 'Taken over' } }],
    'POST /admin/groups/delete': () => [{ body: { ids: [GROUP] }, answers: [200] }],
    'GET /admin/groups/{id}/members': () => [{ url: group('/members') }],
    'POST /admin/groups/{id}/members': () => [
      { url: group('/members'), body: { added_users: [other.user] } },
    ],
    'POST /admin/group/assign_users': () => [
      { body: { name: SECRET.toLowerCase(), added_users: [other.user] } },
    ],
    'GET /admin/group/list_all_basic/{offset}': () => [
      { url: '/admin/group/list_all_basic/0', answers: [200] },
    ],
    'GET /admin/searchgroups': () => [{ url: '/admin/searchgroups?name=ri%20se', answers: [200] }],
    'GET /admin/list_users_and_groups': () => [
      { url: '/admin/list_users_and_groups?query=secret', answers: [200] },
    ],
    'GET /admin/org_units': () => [{ url: '/admin/org_units?tenant_id=rif', answers: [200] }],
    'POST /admin/org_units': () => [
      { body: { name: 'Under theirs', parent_orgunit_id: UNIT }, answers: [422] },
    ],
    'PATCH /admin/org_units/{id}': () => [{ url: unit(), body: { name: 'Taken over' } }],
    'DELETE /admin/org_units/{id}': () => [{ url: unit() }],
    'GET /admin/org_units/{id}/people': () => [{ url: unit('/people') }],
    'POST /admin/org_units/{id}/people': () => [
      { url: unit('/people'), body: { added_users: [other.user] } },
    ],
  }),
  proxied: () => [
    ...proxiedThing('usergroups', GROUP, { name: 'Taken over' }),
    proxiedList('usergroups'),
    ...proxiedThing('customgroups', GROUP, { name: 'Taken over' }),
    proxiedList('customgroups'),
    ...proxiedThing('orgunits', UNIT, { name: 'Taken over' }),
    proxiedList('orgunits'),
  ],
  changes: (world) => groupChanges(() => world.person),
};
