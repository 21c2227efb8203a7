import type { Millis } from '../database.ts';

/** Custom tags of a company. Reserved tags are the same for everyone and have no rows. */
interface Tags {
  tenant_id: string;
  tag_id: number;
  /** Unique within the tenant, ignoring case. */
  tag_name: string;
  color: number;
  pattern: number;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

/** Highest number ever used for a tenant's tags. */
interface TagNumbers {
  tenant_id: string;
  last: number;
}

/** Tags on services. */
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
