import type { ControlStore } from '@casbah/stores/control/control-store';
import { findPersonByEmail } from '@casbah/stores/control/users/person-names';

/** Returns the person who currently has an email address. */
export function personOf(control: ControlStore) {
  return (tenant: string, email: string): Promise<{ name: string; department: string } | undefined> =>
    control.inTenant(tenant, (tx) => findPersonByEmail(tx, tenant, email));
}
