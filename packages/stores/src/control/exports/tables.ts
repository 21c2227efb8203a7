import type { ExportError, ExportedListName, ExportFormat, ExportState } from '@casbah/domain/export';
import type { ColumnType, Generated } from 'kysely';
import type { Millis } from '../database.ts';

/** What a file contains. The range is fixed when the export starts. */
export interface ExportQuestion {
  from: number;
  to: number;
  filter: string;
  /** Null: all. */
  columns: readonly string[] | null;
}

/** Exports as background jobs; their files are in the file store. */
interface Exports {
  tenant_id: string;
  id: string;
  /** The owner. */
  user_id: string;
  /** The API key that started it, which limits what it contains. */
  api_key_id: string | null;
  list: ExportedListName;
  format: ExportFormat;
  gzip: boolean;
  question: ColumnType<ExportQuestion, string, never>;
  state: ExportState;
  error: ExportError | null;
  file_name: string;
  rows: Generated<number>;
  total: number | null;
  bytes: Generated<number>;
  /** Hash of what the owner could see when the file was written. */
  reach: string | null;
  /** Part of each link's signature: a new one revokes all links. */
  link_key: string;
  created_on: Millis;
  finished_on: Millis | null;
  expires_on: Millis | null;
}

declare module '../database.ts' {
  interface Database {
    exports: Exports;
  }
}
