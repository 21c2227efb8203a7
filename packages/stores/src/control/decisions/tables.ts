import type { BlockListFormatName, BlockListKind } from '@casbah/domain/block-list';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Live feeds of block and allow lists. */
interface BlockListFeeds {
  /** Public: it stands in the feed's address, before the secret. */
  id: string;
  tenant_id: string;
  /** One of a kind in its tenant, whatever its case. */
  name: string;
  format: BlockListFormatName;
  kind: BlockListKind;
  /** SHA-256: a stolen database opens no feed. */
  secret_hash: string;
  networks: JSONColumnType<readonly string[]>;
  created_on: Millis;
  created_by: string | null;
  reads: ColumnType<number, number | undefined, number>;
  last_read_on: Millis | null;
}

interface BlockListFeedReaders {
  tenant_id: string;
  feed_id: string;
  address: string;
  reads: number;
  first_read_on: Millis;
  last_read_on: Millis;
}

declare module '../database.ts' {
  interface Database {
    block_list_feeds: BlockListFeeds;
    block_list_feed_readers: BlockListFeedReaders;
  }
}
