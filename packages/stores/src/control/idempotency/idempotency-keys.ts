import { sql } from 'kysely';
import type { SystemTx, TenantTx } from '../transaction.ts';

/** A key is one person's: another one's of the same text is another key. */
export interface IdempotencyKey {
  tenant: string;
  user: string;
  key: string;
}

/** What a request asks for, without its text. */
export interface KeyedRequest {
  /** The call, e.g. `POST /admin/datasources`. */
  call: string;
  request_hash: string;
}

export interface EarlierRequest extends KeyedRequest {
  /** `null` while the request is in progress. */
  answer: unknown;
  created_on: number;
}

/**
 * Takes a key for a request. `undefined`: it is taken now, the request may begin. Otherwise the request that has it. A key
 * older than `since` is as good as new.
 */
export async function takeKey(
  tx: TenantTx,
  { tenant, user, key }: IdempotencyKey,
  { now, since, ...request }: KeyedRequest & { now: number; since: number },
): Promise<EarlierRequest | undefined> {
  const fresh = { ...request, answer: null, created_on: now };
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ tenant_id: tenant, user_id: user, key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id', 'key'])
        .doUpdateSet(fresh)
        .where(sql.ref('idempotency_keys.created_on'), '<=', since),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken !== undefined) return undefined;
  return tx
    .selectFrom('idempotency_keys')
    .select(['call', 'request_hash', 'answer', 'created_on'])
    .where('user_id', '=', user)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Keeps what a request answered, as JSON. */
export async function keepAnswer(tx: TenantTx, { user, key }: IdempotencyKey, answer: string): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('user_id', '=', user)
    .where('key', '=', key)
    .execute();
}

/** Gives a key back: its request failed and left nothing behind. */
export async function giveKeyBack(tx: TenantTx, { user, key }: IdempotencyKey): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('user_id', '=', user).where('key', '=', key).execute();
}

/** Clears away keys that were taken before a time. Returns how many. */
export async function removeOldKeys(tx: SystemTx, before: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('idempotency_keys')
    .where('created_on', '<=', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
