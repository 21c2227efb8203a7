import type { bucketChange } from '@casbah/contract/store';
import { MOST_BUCKETS } from '@casbah/domain/store/bucket';
import { storeApp } from '@casbah/domain/store/store-apps';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  listAccounts,
  listBuckets,
  removeBucket,
  type StoredAccount,
  setBuckets,
} from '@casbah/stores/control/store/subscriptions';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { z } from 'zod';
import type { Actor } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';

interface Named {
  app_name: string;
  instance: string;
}
interface Page {
  limit: number;
  offset: number;
}

interface BucketsParts {
  control: ControlStore;
  clock: () => number;
}

/** Storage buckets that are scanned, by account. */
export class Buckets {
  readonly #parts: BucketsParts;

  constructor(parts: BucketsParts) {
    this.#parts = parts;
  }

  async page(tenant: string, named: Named, page: Page) {
    return this.#parts.control.inTenant(tenant, async (tx) =>
      bucketPage(tx, await accountOf(tx, tenant, named), page),
    );
  }

  /** Returns the current number of buckets. */
  async configure(actor: Actor, { data, ...named }: z.output<typeof bucketChange>): Promise<number> {
    const { tenant } = actor;
    // If a name occurs twice, the last one wins: a statement can write a row only once.
    const buckets = [...new Map(data.map((one) => [one.bucket_name, one])).values()];
    return change(this.#parts, actor, async (tx, { time, record }) => {
      const account = await accountOf(tx, tenant, named);
      await setBuckets(tx, { tenant, account: account.id, time }, buckets);
      const { total } = await listBuckets(tx, { tenant, account: account.id }, { limit: 1, offset: 0 });
      if (total > MOST_BUCKETS) throw unusable('data', 'problem.too_many_buckets', { limit: MOST_BUCKETS });
      record({
        event: 'app_buckets.changed',
        object: account.id,
        details: {
          name: account.instance,
          app: account.app,
          buckets: buckets.length,
          ...(buckets.length === 1 ? { bucket: buckets[0]?.bucket_name ?? '' } : {}),
        },
      });
      return total;
    });
  }

  async remove(actor: Actor, { bucket_name, ...named }: Named & { bucket_name: string }): Promise<void> {
    const { tenant } = actor;
    await change(this.#parts, actor, async (tx, { record }) => {
      const account = await accountOf(tx, tenant, named);
      if (!(await removeBucket(tx, { tenant, account: account.id, name: bucket_name })))
        throw new ApiFailure('NOT_FOUND');
      record({
        event: 'app_bucket.deleted',
        object: account.id,
        details: { name: account.instance, app: account.app, bucket: bucket_name },
      });
    });
  }
}

export async function bucketPage(
  tx: TenantTx,
  { id, tenant_id }: Pick<StoredAccount, 'id' | 'tenant_id'>,
  { limit, offset }: Page,
) {
  const { buckets, total } = await listBuckets(tx, { tenant: tenant_id, account: id }, { limit, offset });
  return { buckets, total, next: offset + limit < total ? offset + limit : null };
}

/** Looks up the account among the tenant's own. */
async function accountOf(
  tx: TenantTx,
  tenant: string,
  { app_name, instance }: Named,
): Promise<StoredAccount> {
  const app = storeApp(app_name);
  if (app === undefined) throw new ApiFailure('NOT_FOUND');
  if (!app.ways.some(({ features }) => features.includes('buckets')))
    throw unusable('app_name', 'problem.no_buckets', { app: app.name });
  const wanted = instance.toLowerCase();
  const accounts = await listAccounts(tx, { tenant, app: app.key });
  const found = accounts.find((one) => one.instance.toLowerCase() === wanted);
  if (found === undefined) throw new ApiFailure('NOT_FOUND');
  return found;
}
