import type { scimCalls } from '@casbah/contract/scim';
import { addGroup } from '@casbah/stores/control/groups/groups';
import { type Attempts, type Fixture, list, SECRET } from '../areas/fixture.ts';

const path = (resources: string, id: string): string => `/scim/v2/${resources}/${id}`;
const DEACTIVATION = { Operations: [{ op: 'replace', value: { active: false } }] };

export const scimFixture: Fixture = {
  async put(tx, other) {
    await addGroup(tx, {
      id: other.id('group'),
      tenant_id: 'rif',
      name: `${SECRET} people`,
      kind: 'directory',
      source: 'scim',
      external_id: SECRET,
      created_on: 1,
      created_by: null,
      modified_on: 1,
      modified_by: null,
    });
  },
  foreign: (other): Attempts<typeof scimCalls> => ({
    'GET /scim/v2/ServiceProviderConfig': () => list('/scim/v2/ServiceProviderConfig'),
    'GET /scim/v2/ResourceTypes': () => list('/scim/v2/ResourceTypes'),
    'GET /scim/v2/ResourceTypes/{id}': () => [{ url: '/scim/v2/ResourceTypes/User', answers: [200] }],
    'GET /scim/v2/Schemas': () => list('/scim/v2/Schemas'),
    'GET /scim/v2/Schemas/{id}': () => [{}],
    'GET /scim/v2/Users': () => list('/scim/v2/Users', `filter=id+eq+"${other.user}"`, 'filter=userName+pr'),
    'POST /scim/v2/Users': () => [
      { body: { userName: `${crypto.randomUUID()}@atlas.example`, tenant_id: 'rif' }, answers: [201] },
    ],
    'GET /scim/v2/Users/{id}': () => [{ url: path('Users', other.user) }],
    'PUT /scim/v2/Users/{id}': () => [{ url: path('Users', other.user), body: { userName: 'a@b.example' } }],
    'PATCH /scim/v2/Users/{id}': () => [{ url: path('Users', other.user), body: DEACTIVATION }],
    'DELETE /scim/v2/Users/{id}': () => [{ url: path('Users', other.user) }],
    'GET /scim/v2/Groups': () => list('/scim/v2/Groups', `filter=members+eq+"${other.user}"`),
    'POST /scim/v2/Groups': () => [
      { body: { displayName: 'Of both', members: [{ value: other.user }] }, answers: [400] },
    ],
    'GET /scim/v2/Groups/{id}': () => [{ url: path('Groups', other.id('group')) }],
    'PUT /scim/v2/Groups/{id}': () => [
      { url: path('Groups', other.id('group')), body: { displayName: 'Mine' } },
    ],
    'PATCH /scim/v2/Groups/{id}': () => [
      {
        url: path('Groups', other.id('group')),
        body: { Operations: [{ op: 'replace', path: 'displayName', value: 'Mine' }] },
      },
    ],
    'DELETE /scim/v2/Groups/{id}': () => [{ url: path('Groups', other.id('group')) }],
  }),
};
