import type { BlockListFormatName, BlockListKind } from '@casbah/domain/block-list';
import type { Decision, DecisionKind } from '@casbah/domain/decision';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Live feeds of block and allow lists. */
interface BlockListFeeds {
  /** Public: part of the feed's URL, before the secret. */
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

/** What was decided at once. */
interface DecisionLog {
  tenant_id: string;
  /** Counts up from 1 in each tenant. */
  number: number;
  kind: DecisionKind;
  made_on: Millis;
  /** Null where Casbah did it, or where no one knows. */
  made_by: string | null;
  /** Email address at that time: it outlives the account. */
  made_by_email: string | null;
  /** Name of the alert rule that did it. */
  alert_rule: string | null;
  reason: ColumnType<string, string | undefined, string>;
  ends_on: Millis | null;
  /** When its maker got the notice that it expires. */
  notified_on: Millis | null;
}

/** What that changed for each service. The current row of a service is the decision in force. */
interface DecisionChanges {
  tenant_id: string;
  decision: number;
  service_id: string;
  from_decision: Decision | null;
  to_decision: Decision | null;
  ends_on: Millis | null;
  /** The entry that made the decision in force: an earlier one where it was restored. Null where no decision is in force. */
  made_in: number | null;
  /** The service's row before this one, by its entry. */
  previous: number | null;
  /** The service's row that is restored when this one expires, by its entry. */
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
