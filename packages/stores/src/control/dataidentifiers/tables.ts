import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';

type Texts = ColumnType<string[], string, string>;

/** What a company changed about data identifiers included with Casbah. */
interface IncludedIdentifiers {
  tenant_id: string;
  identifier: string;
  is_enabled: boolean;
  extra_keywords: Texts;
  ignored: Texts;
  modified_on: Millis;
  modified_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    included_identifiers: IncludedIdentifiers;
  }
}
