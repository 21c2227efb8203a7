import type { BlockListFormatName, BlockListKind } from '@casbah/domain/block-list';
import type { Decision, DecisionKind } from '@casbah/domain/decision';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Live feeds of block and allow lists. */
interface BlockListFeeds {
  /** Public: part of the feed's URL, before the secret. */
  id: string;
  tenant_id: string;
  /** Unique within the tenant, ignoring case. */
  name: string;
  format: BlockListFormatName;
  kind: BlockListKind;
  /** SHA-256, so a stolen database can't open a feed. */
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

/** Decisions made in one step. */
interface DecisionLog {
  tenant_id: string;
  /** Increases by one in each tenant. */
  number: number;
  kind: DecisionKind;
  made_on: Millis;
  /** Null for Casbah or if unknown. */
  made_by: string | null;
  /** Email address at that time, kept after the account is deleted. */
  made_by_email: string | null;
  /** Alert rule that made the decision. */
  alert_rule: string | null;
  reason: ColumnType<string, string | undefined, string>;
  ends_on: Millis | null;
  /** When its maker was notified of the expiry. */
  notified_on: Millis | null;
}

/** Decision changes per service. A service's current row is its decision in force. */
interface DecisionChanges {
  tenant_id: string;
  decision: number;
  service_id: string;
  from_decision: Decision | null;
  to_decision: Decision | null;
  ends_on: Millis | null;
  /** Entry that made the decision in force, an earlier one if it was restored. Null without a decision. */
  made_in: number | null;
  /** The service's previous row, by its entry. */
  previous: number | null;
  /** The service's row to restore when this one expires, by its entry. */
  falls_back_to: number | null;
  is_current: ColumnType<boolean, boolean | undefined, boolean>;
}

declare module '../database.ts' {
  interface Database {
    block_list_feeds: BlockListFeeds;
    block_list_feed_readers: BlockListFeedReaders;
    decision_log: DecisionLog;
    decision_changes: DecisionChanges;
  }
}
