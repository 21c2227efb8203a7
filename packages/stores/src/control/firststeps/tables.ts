import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Sample data that a tenant has: one row while it is there. */
interface SampleData {
  tenant_id: string;
  /** The data sources that hold it, in the order of the sample's logs. */
  datasources: ColumnType<readonly string[], string, string>;
  /** Midnight after the last day of its logs. */
  ends_on: Millis;
  created_on: Millis;
  created_by: string;
  created_by_email: string;
}

declare module '../database.ts' {
  interface Database {
    sample_data: SampleData;
  }
}
