import type { Scope } from '@casbah/domain/access-profile';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { emailsWithin } from '@casbah/stores/control/users/named-people';

/** Maximum people that one scope covers in events. */
const MOST_PEOPLE = 50_000;

/**
 * Adds the people who currently match each scope's units and conditions: logs identify people only by email address.
 */
export function withPeople(control: ControlStore) {
  return async (tenant: string, scopes: readonly Scope[]): Promise<readonly Scope[]> => {
    if (scopes.every(({ org_units, people }) => org_units === undefined && people === undefined))
      return scopes;
    return control.inTenant(tenant, async (tx) => {
      const found: Scope[] = [];
      for (const scope of scopes) {
        const { org_units, people } = scope;
        if (org_units === undefined && people === undefined) found.push(scope);
        else
          found.push({ ...scope, users: await emailsWithin(tx, tenant, { org_units, people }, MOST_PEOPLE) });
      }
      return found;
    });
  };
}
