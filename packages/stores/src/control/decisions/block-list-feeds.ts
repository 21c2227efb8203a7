import { MOST_FEED_READERS } from '@casbah/domain/block-list';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { SystemTx, TenantTx } from '../transaction.ts';

export type StoredFeed = Selectable<Database['block_list_feeds']>;
export type FeedReader = Selectable<Database['block_list_feed_readers']>;
export type ListedFeed = StoredFeed & { created_by_email: string | null };

/** Sorted by name. */
export async function listFeeds(tx: TenantTx): Promise<ListedFeed[]> {
  return tx
    .selectFrom('block_list_feeds')
    .leftJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'block_list_feeds.tenant_id')
        .onRef('users.id', '=', 'block_list_feeds.created_by'),
    )
    .selectAll('block_list_feeds')
    .select('users.email as created_by_email')
    .orderBy(sql`lower(block_list_feeds.name)`)
    .execute();
}

/** Reads of all feeds, newest first. */
export async function listFeedReaders(tx: TenantTx): Promise<FeedReader[]> {
  return tx
    .selectFrom('block_list_feed_readers')
    .selectAll()
    .orderBy('last_read_on', 'desc')
    .orderBy('address')
    .execute();
}

/** Runs as system because the tenant isn't known yet. */
export async function findFeedToRead(tx: SystemTx, id: string): Promise<StoredFeed | undefined> {
  return tx.selectFrom('block_list_feeds').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Locks the creation of feeds in the tenant until the transaction ends, so that concurrent limit checks run
 * in turn.
 */
export async function lockFeeds(tx: TenantTx, tenant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`feeds of ${tenant}`})::bigint)`.execute(tx);
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken, ignoring case. */
export async function addFeed(tx: TenantTx, feed: Insertable<Database['block_list_feeds']>): Promise<void> {
  await tx.insertInto('block_list_feeds').values(feed).execute();
  await sendSignals(tx, { tenant: feed.tenant_id, area: 'decisions' });
}

/** Revokes the old secret immediately. Returns the feed's name; `undefined` if unknown. */
export async function changeFeedSecret(
  tx: TenantTx,
  id: string,
  secret_hash: string,
): Promise<string | undefined> {
  const changed = await tx
    .updateTable('block_list_feeds')
    .set({ secret_hash })
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return changed?.name;
}

/** Returns the deleted feed, or nothing if it didn't exist. */
export async function removeFeed(tx: TenantTx, id: string): Promise<StoredFeed | undefined> {
  const removed = await tx
    .deleteFrom('block_list_feeds')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (removed !== undefined) await sendSignals(tx, { tenant: removed.tenant_id, area: 'decisions' });
  return removed;
}

/** Counts a read. Keeps only the latest reader addresses, so a stranger can't fill the store. */
export async function markFeedRead(
  tx: TenantTx,
  feed: Pick<StoredFeed, 'id' | 'tenant_id'>,
  { time, address }: { time: number; address: string },
): Promise<void> {
  await tx
    .updateTable('block_list_feeds')
    .set({ reads: sql<number>`reads + 1`, last_read_on: time })
    .where('id', '=', feed.id)
    .execute();
  await tx
    .insertInto('block_list_feed_readers')
    .values({
      tenant_id: feed.tenant_id,
      feed_id: feed.id,
      address,
      reads: 1,
      first_read_on: time,
      last_read_on: time,
    })
    .onConflict((conflict) =>
      conflict.columns(['feed_id', 'address']).doUpdateSet({
        reads: sql<number>`block_list_feed_readers.reads + 1`,
        last_read_on: time,
      }),
    )
    .execute();
  await sql`
    delete from block_list_feed_readers
    where feed_id = ${feed.id} and address in (
      select address from block_list_feed_readers
      where feed_id = ${feed.id}
      order by last_read_on desc, address
      offset ${MOST_FEED_READERS})`.execute(tx);
}
