import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Sample data of a tenant: one row while it exists. */
interface SampleData {
  tenant_id: string;
  /** Sources that hold it, in the order of the sample logs. */
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
