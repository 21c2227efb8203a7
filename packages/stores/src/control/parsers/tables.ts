import type { CustomParser, ParserTest } from '@casbah/domain/custom-parser';
import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Log parsers that a company made itself. */
interface CustomParsers {
  id: string;
  tenant_id: string;
  /** One of a kind in its tenant, whatever its case. */
  name: string;
  definition: ColumnType<CustomParser, string, string>;
  /** Lines of logs with the events that are to come of them. */
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
