import { type Rights, scopesOf } from '@casbah/domain/access-profile';
import type { Permission } from '@casbah/domain/permission';

/** Whether a person may make a call, or do an action of a resource. */
export function mayCall(
  rights: Rights,
  { permission, narrowed }: { permission: Permission; narrowed?: true },
): boolean {
  const reach = scopesOf(rights, permission);
  if (reach === 'nothing') return false;
  // A limited right opens only what knows how to keep to its limits.
  return reach === 'everything' || narrowed === true;
}
