import type { Millis } from '../database.ts';

/** Key servers for protected files. */
interface DrmServers {
  id: string;
  tenant_id: string;
  name: string;
  url: string;
  sealed_key: string | null;
  notes: string;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    drm_servers: DrmServers;
  }
}
