import type { CollectionKind, CollectionProblem } from '@casbah/domain/collection';
import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Where the logs of a source are fetched from. */
interface Collections {
  tenant_id: string;
  datasource_id: string;
  kind: CollectionKind;
  place: ColumnType<unknown, string, string>;
  sealed_secret: string | null;
  /** What the other side showed of itself at the first test: from then on no one else is talked to. */
  pinned: string | null;
  every_minutes: number;
  is_enabled: boolean;
  /** Runs in a row that failed. */
  failures: ColumnType<number, number | undefined, number>;
  last_error: CollectionProblem | null;
  last_detail: string | null;
  last_run_on: Millis | null;
  last_success_on: Millis | null;
  next_run_on: Millis | null;
  /** The load whose file is coming in: what a crash leaves of it is removed. */
  arriving: string | null;
  /** Of rows: up to which they were collected. */
  mark: string | null;
  /** The newest that was seen, and since when it is. */
  newest_mark: string | null;
  newest_since: Millis | null;
  modified_on: Millis;
  modified_by: string | null;
}

interface CollectionRuns {
  id: string;
  tenant_id: string;
  datasource_id: string;
  started_on: Millis;
  finished_on: Millis | null;
  /** Files that were seen. */
  listed: ColumnType<number, number | undefined, number>;
  /** Files that were collected, or their new parts. */
  files: ColumnType<number, number | undefined, number>;
  bytes: ColumnType<number, number | undefined, number>;
  /** Files that were still being written. */
  waiting: ColumnType<number, number | undefined, number>;
  error: CollectionProblem | null;
  detail: string | null;
}

/** What is known of the files where the logs of a source lie. */
interface CollectionFiles {
  tenant_id: string;
  datasource_id: string;
  path: string;
  size: number;
  modified_on: Millis;
  /** Since when it has this size and this time. */
  same_since: Millis;
  listed_on: Millis;
  /** Bytes of it that are loads. */
  collected: ColumnType<number, number | undefined, number>;
  /** What its beginning looked like then. */
  head_hash: string | null;
  collected_size: number | null;
  collected_modified: Millis | null;
}

/** What logs are pushed to a source with. */
interface SourceTokens {
  id: string;
  tenant_id: string;
  datasource_id: string;
  secret_hash: string;
  created_on: Millis;
  created_by: string | null;
  last_used_on: Millis | null;
  last_address: string | null;
}

/** Pieces of log that were pushed with an id: each is kept once. */
interface PushedChunks {
  tenant_id: string;
  datasource_id: string;
  chunk_id: string;
  received_on: Millis;
}

/** Where what is pushed gathers until it is large or old enough to be a load. */
interface OpenSegments {
  tenant_id: string;
  datasource_id: string;
  /** The server that has it on disk. */
  server: string;
  /** The load that it becomes. */
  load_id: string;
  /** Bytes that are safe. */
  bytes: number;
  opened_on: Millis;
}

declare module '../database.ts' {
  interface Database {
    collections: Collections;
    collection_runs: CollectionRuns;
    collection_files: CollectionFiles;
    source_tokens: SourceTokens;
    pushed_chunks: PushedChunks;
    open_segments: OpenSegments;
  }
}
