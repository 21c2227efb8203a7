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
  /** When its deletion began. It is hidden from everyone while its events and files are deleted. */
  deleted_on: Millis | null;
}

interface Loads {
  id: string;
  tenant_id: string;
  datasource_id: string;
  file_name: string;
  size: number;
  status: LoadStatus;
  /** Bytes received and on disk. */
  bytes_received: number;
  /** SHA-256 of the whole file, once received. */
  content_hash: string | null;
  duplicate_of: string | null;
  /** Where reading continues: the reader's checkpoint after the last acknowledged batch. */
  checkpoint: ColumnType<unknown, string | null, string | null>;
  /** Batches acknowledged; makes the next batch's deduplication token. */
  batches: number;
  /** Fraction of the compressed file already read, 0 to 1. */
  progress: number;
  lines: Generated<number>;
  events: Generated<number>;
  rejects: Generated<number>;
  signs: Generated<number>;
  users_by_address: Generated<number>;
  formats: ColumnType<Record<string, number>, string, string>;
  /** Some identity mappings arrived too late or exceeded memory, so fewer events have a user. */
  signs_left_out: Generated<boolean>;
  error: LoadError | null;
  /** Reparses rejected lines of earlier jobs. */
  is_parse_again: boolean;
  /** Server that holds the job, and when its claim lapses without a renewal. */
  claimed_by: string | null;
  claimed_until: Millis | null;
  /** When a server last claimed it. */
  turn_on: ColumnType<number | null, never, number>;
  first_event: Millis | null;
  last_event: Millis | null;
  created_on: Millis;
  /** Person who uploaded the file; `null` for programs. */
  created_by: string | null;
  finished_on: Millis | null;
}

/** Jobs being deleted. No other job of their source runs until their events are gone. */
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
