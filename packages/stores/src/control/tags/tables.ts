import type { Millis } from '../database.ts';

/** Tags that a company made; the reserved ones are the same for everyone and no rows. */
interface Tags {
  tenant_id: string;
  tag_id: number;
  /** One of a kind in its tenant, whatever its case. */
  tag_name: string;
  color: number;
  pattern: number;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

/** The highest number that a tenant's tags ever had. */
interface TagNumbers {
  tenant_id: string;
  last: number;
}

/** Which service carries which tag. */
interface ServiceTags {
  tenant_id: string;
  service_id: string;
  tag_id: number;
  tagged_on: Millis;
  tagged_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    tags: Tags;
    tag_numbers: TagNumbers;
    service_tags: ServiceTags;
  }
}
