import type { MaintenancePeriodAnswer } from '@casbah/contract/maintenance';
import type { MaintenancePeriod } from '@casbah/domain/maintenance';
import { MINUTE_MS } from '@casbah/domain/time-units';

/** Poll interval after the first request. */
export const MAINTENANCE_EVERY_MS = 5 * MINUTE_MS;

/** Converts a period from its wire form. */
export function periodOf(told: MaintenancePeriodAnswer): MaintenancePeriod {
  const { id, name, desc, start_time, end_time, is_public, has_details, non_maintenance } = told;
  return {
    id,
    name,
    description: desc,
    start: Date.parse(start_time),
    end: Date.parse(end_time),
    isPublic: is_public,
    hasDetails: has_details,
    isAnnouncement: non_maintenance,
  };
}
