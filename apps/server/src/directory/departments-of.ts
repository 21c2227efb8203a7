import type { ControlStore } from '@casbah/stores/control/control-store';
import { emailsByDepartment } from '@casbah/stores/control/directory/departments';

/** Maximum people whose department counts in an event query. */
const MOST_PEOPLE = 50_000;

/** Returns who currently belongs to which department. */
export function departmentsOf(control: ControlStore) {
  return (tenant: string): Promise<Map<string, string[]>> =>
    control.inTenant(tenant, (tx) => emailsByDepartment(tx, tenant, MOST_PEOPLE));
}
