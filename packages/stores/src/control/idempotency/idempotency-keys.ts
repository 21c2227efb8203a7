import { sql } from 'kysely';
import type { SystemTx, TenantTx } from '../transaction.ts';

/** Keys are per person: the same text from another person is another key. */
export interface IdempotencyKey {
  tenant: string;
  user: string;
  key: string;
}

/** A request's identity, without its key. */
export interface KeyedRequest {
  /** API call, such as `POST /admin/datasources`. */
  call: string;
  request_hash: string;
}

export interface EarlierRequest extends KeyedRequest {
  /** `null` while the request is in progress. */
  answer: unknown;
  created_on: number;
}

/**
 * Claims a key for a request. Returns `undefined` if claimed, else the request that holds it. A key older
 * than `since` counts as free.
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

/** Stores a request's response as JSON. */
export async function keepAnswer(tx: TenantTx, { user, key }: IdempotencyKey, answer: string): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('user_id', '=', user)
    .where('key', '=', key)
    .execute();
}

/** Releases a key after its request failed and was rolled back. */
export async function giveKeyBack(tx: TenantTx, { user, key }: IdempotencyKey): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('user_id', '=', user).where('key', '=', key).execute();
}

/** Deletes keys claimed before a time. Returns how many. */
export async function removeOldKeys(tx: SystemTx, before: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('idempotency_keys')
    .where('created_on', '<=', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
