import type { ControlStore } from '@casbah/stores/control/control-store';
import { emailsByDepartment } from '@casbah/stores/control/directory/departments';

/** Maximum people whose department counts in a read of events. */
const MOST_PEOPLE = 50_000;

/** Who belongs to which department, at this moment. */
export function departmentsOf(control: ControlStore) {
  return (tenant: string): Promise<Map<string, string[]>> =>
    control.inTenant(tenant, (tx) => emailsByDepartment(tx, tenant, MOST_PEOPLE));
}
