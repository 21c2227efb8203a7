import { addGroup } from '@casbah/stores/control/groups/groups';
import { addUnit } from '@casbah/stores/control/groups/org-units';
import { addSavedFilter } from '@casbah/stores/control/savedfilters/saved-filters';
import type { TenantTx } from '@casbah/stores/control/transaction';

const GROUP = 'group-of-rif';
const UNIT = 'unit-of-rif';
const FILTER = 'filter-of-rif';

/** A group, a unit and a filter for everybody of another company, called by its secret. */
export async function putForeignGroups(
  tx: TenantTx,
  { tenant, user, secret }: { tenant: string; user: string; secret: string },
): Promise<void> {
  const made = { tenant_id: tenant, name: secret, created_on: 1, modified_on: 1 };
  await addGroup(tx, { ...made, id: GROUP, kind: 'directory' });
  await addUnit(tx, { ...made, id: UNIT, fqn: secret });
  await addSavedFilter(tx, {
    ...made,
    id: FILTER,
    owner_id: user,
    app: 'audit.services',
    sharing: 'company' as const,
    supported_apps: '[]',
    filter: '',
    filter_config: '{}',
  });
}

const group = (rest = ''): string => `/admin/groups/${GROUP}${rest}`;
const unit = (rest = ''): string => `/admin/org_units/${UNIT}${rest}`;

/** How a sysadmin of another company tries to reach them, and whose person (`user`) they try to take along. */
export const foreignGroups = (user: () => string, secret: string) => ({
  'GET /admin/groups': () => [{ url: '/admin/groups?tenant_id=rif', answers: [200] }],
  'POST /admin/groups': () => [
    { body: { name: 'Ours', tenant_id: 'rif' }, answers: [400] },
    { body: { name: 'Ours', kind: 'custom', parts: [GROUP] }, answers: [201] },
  ],
  'GET /admin/groups/{id}': () => [{ url: group() }],
  'PATCH /admin/groups/{id}': () => [{ url: group(), body: { name: 'Taken over' } }],
  'POST /admin/groups/delete': () => [{ body: { ids: [GROUP] }, answers: [200] }],
  'GET /admin/groups/{id}/members': () => [{ url: group('/members') }],
  'POST /admin/groups/{id}/members': () => [{ url: group('/members'), body: { added_users: [user()] } }],
  'POST /admin/group/assign_users': () => [{ body: { name: secret.toLowerCase(), added_users: [user()] } }],
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
  'POST /admin/org_units/{id}/people': () => [{ url: unit('/people'), body: { added_users: [user()] } }],
});

/** The same behind the generic proxy. */
export const foreignGroupResources = [
  ...(['usergroups', 'customgroups'] as const).map((resource) => ({ resource, id: GROUP, list: {} })),
  { resource: 'orgunits', id: UNIT, list: {} },
  { resource: 'customfilters', id: FILTER, list: { app: 'audit.services' } },
] as const;
