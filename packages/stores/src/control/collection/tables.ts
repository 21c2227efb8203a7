import type { CollectionKind, CollectionProblem } from '@casbah/domain/collection';
import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Where a source's logs are collected from. */
interface Collections {
  tenant_id: string;
  datasource_id: string;
  kind: CollectionKind;
  place: ColumnType<unknown, string, string>;
  sealed_secret: string | null;
  /** Key or certificate the server presented at the first test. Connections to any other are refused. */
  pinned: string | null;
  every_minutes: number;
  is_enabled: boolean;
  /** Consecutive failed runs. */
  failures: ColumnType<number, number | undefined, number>;
  last_error: CollectionProblem | null;
  last_detail: string | null;
  last_run_on: Millis | null;
  last_success_on: Millis | null;
  next_run_on: Millis | null;
  /** The ingest job whose file is being downloaded. After a crash, its partial file is deleted. */
  arriving: string | null;
  /** For database rows: value up to which rows were collected. */
  mark: string | null;
  /** Newest value seen, and when it was first seen. */
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
  /** Number of files seen. */
  listed: ColumnType<number, number | undefined, number>;
  /** Number of files collected, in whole or in part. */
  files: ColumnType<number, number | undefined, number>;
  bytes: ColumnType<number, number | undefined, number>;
  /** Number of files that were still being written. */
  waiting: ColumnType<number, number | undefined, number>;
  error: CollectionProblem | null;
  detail: string | null;
}

/** Known files of a remote source. */
interface CollectionFiles {
  tenant_id: string;
  datasource_id: string;
  path: string;
  size: number;
  modified_on: Millis;
  /** When it was first seen with this size and modification time. */
  same_since: Millis;
  listed_on: Millis;
  /** Bytes already collected. */
  collected: ColumnType<number, number | undefined, number>;
  /** Hash of its first bytes at that time. */
  head_hash: string | null;
  collected_size: number | null;
  collected_modified: Millis | null;
}

/** Tokens for pushing logs to a source. */
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

/** Pushed chunks that had an ID; each is stored only once. */
interface PushedChunks {
  tenant_id: string;
  datasource_id: string;
  chunk_id: string;
  received_on: Millis;
}

/** Files that buffer pushed data until they are large or old enough to become ingest jobs. */
interface OpenSegments {
  tenant_id: string;
  datasource_id: string;
  /** The server whose disk holds it. */
  server: string;
  /** ID of the ingest job it becomes. */
  load_id: string;
  /** Bytes safely on disk. */
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
