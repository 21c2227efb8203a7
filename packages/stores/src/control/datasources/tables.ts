import type { LoadError, LoadStatus } from '@casbah/domain/datasource';
import type { SourceRole } from '@casbah/domain/sign';
import type { ColumnType, Generated } from 'kysely';
import type { Millis } from '../database.ts';

interface Datasources {
  id: string;
  tenant_id: string;
  name: string;
  format: string;
  timezone: string;
  role: Generated<SourceRole>;
  /** Maximum lifetime of identity mappings, in hours. */
  hold_hours: Generated<number>;
  created_on: Millis;
  created_by: string | null;
  /** Since when it is being deleted: no one sees it anymore, its events and files are on their way out. */
  deleted_on: Millis | null;
}

interface Loads {
  id: string;
  tenant_id: string;
  datasource_id: string;
  file_name: string;
  size: number;
  status: LoadStatus;
  /** Bytes received and safe. */
  bytes_received: number;
  /** SHA-256 of the whole file, once received. */
  content_hash: string | null;
  duplicate_of: string | null;
  /** Where reading continues: the reader's checkpoint after the last acknowledged batch. */
  checkpoint: ColumnType<unknown, string | null, string | null>;
  /** Batches acknowledged; makes the next batch's deduplication token. */
  batches: number;
  /** Share of the packed file that is read, 0 to 1. */
  progress: number;
  lines: Generated<number>;
  events: Generated<number>;
  rejects: Generated<number>;
  signs: Generated<number>;
  users_by_address: Generated<number>;
  formats: ColumnType<Record<string, number>, string, string>;
  /** There were more signs than are held in memory, or they didn't come in time: fewer events have a user. */
  signs_left_out: Generated<boolean>;
  error: LoadError | null;
  /** Reparses rejected lines of earlier jobs. */
  is_parse_again: boolean;
  /** The server that reads it now, and until when it may be believed dead if it doesn't say more. */
  claimed_by: string | null;
  claimed_until: Millis | null;
  /** When a reader last took it up. */
  turn_on: ColumnType<number | null, never, number>;
  first_event: Millis | null;
  last_event: Millis | null;
  created_on: Millis;
  /** Who sent the file; `null` where a program did. */
  created_by: string | null;
  finished_on: Millis | null;
}

/** Loads that are being deleted: no file of their source is read until their events are gone. */
interface DeletedLoads {
  id: string;
  tenant_id: string;
  datasource_id: string;
  deleted_on: Millis;
}

declare module '../database.ts' {
  interface Database {
    datasources: Datasources;
    loads: Loads;
    deleted_loads: DeletedLoads;
  }
}
