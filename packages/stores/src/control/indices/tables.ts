import type { IndexDefinition, IndexError, IndexState } from '@casbah/domain/content-index';
import type { ColumnType, Generated } from 'kysely';
import type { Millis } from '../database.ts';

/** State of indexes; their names are in `content_definitions`. */
interface ContentIndexes {
  tenant_id: string;
  id: string;
  state: IndexState;
  /** Of the build in progress, 0 to 1. */
  progress: Generated<number>;
  error: IndexError | null;
  rows: Generated<number>;
  /** Bytes of the index in use. */
  size: Generated<number>;
  /** Name of the index in use in the file store. */
  file: string | null;
  /** Key of its hashes, encrypted. */
  sealed_key: string | null;
  /** The definition that it was built by. */
  built_definition: ColumnType<IndexDefinition | null, string | null, string | null>;
  built_on: Millis | null;
  /** The uploaded table, until the index is built. */
  upload_id: string | null;
  upload_name: string | null;
  upload_size: number | null;
  bytes_received: Generated<number>;
  /** When bytes of it last arrived. */
  upload_on: Millis | null;
}

/** Documents of fingerprint indexes. */
interface IndexedDocuments {
  tenant_id: string;
  index_id: string;
  id: string;
  file_name: string;
  size: number;
  added_on: Millis;
  /** Its fingerprint is stored; the document isn't any more. */
  is_read: Generated<boolean>;
  /** It has no text. */
  is_empty: Generated<boolean>;
}

declare module '../database.ts' {
  interface Database {
    content_indexes: ContentIndexes;
    indexed_documents: IndexedDocuments;
  }
}
