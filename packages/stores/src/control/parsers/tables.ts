import type { CustomParser, ParserTest } from '@casbah/domain/custom-parser';
import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Custom log parsers of a company. */
interface CustomParsers {
  id: string;
  tenant_id: string;
  /** Unique within the tenant, ignoring case. */
  name: string;
  definition: ColumnType<CustomParser, string, string>;
  /** Sample log lines with their expected events. */
  tests: ColumnType<ParserTest[], string, string>;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    custom_parsers: CustomParsers;
  }
}
