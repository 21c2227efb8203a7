import { type Rights, scopesOf } from '@casbah/domain/access-profile';
import type { Permission } from '@casbah/domain/permission';
import type { PeopleReach } from '@casbah/stores/control/users/people-list';

/**
 * Of which people a right is. A grant that is limited to apps or services too says nothing of people: an account is in none of
 * them.
 */
export function reachOf(rights: Rights, permission: Permission): PeopleReach {
  const scopes = scopesOf(rights, permission);
  if (scopes === 'everything') return 'everyone';
  if (scopes === 'nothing') return [];
  return scopes
    .filter(({ apps, services }) => apps === undefined && services === undefined)
    .map(({ domains, org_units, people }) => ({ domains, org_units, people }));
}
