import type { Millis } from '../database.ts';

/** Maintenance windows and announcements. */
interface MaintenancePeriods {
  id: string;
  tenant_id: string;
  name: string;
  description: string;
  start_time: Millis;
  end_time: Millis;
  is_public: boolean;
  has_details: boolean;
  is_announcement: boolean;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    maintenance_periods: MaintenancePeriods;
  }
}
