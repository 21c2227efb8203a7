import type { bucketChange } from '@casbah/contract/subscription';
import { MOST_BUCKETS } from '@casbah/domain/store/bucket';
import { storeApp } from '@casbah/domain/store/store-apps';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import {
  listAccounts,
  listBuckets,
  removeBucket,
  type StoredAccount,
  setBuckets,
} from '@casbah/stores/control/store/subscriptions';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { z } from 'zod';
import { type Actor, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';

interface Named {
  app_name: string;
  instance: string;
}
interface Page {
  limit: number;
  offset: number;
}

/** Buckets of accounts that are looked into. */
export class Buckets {
  readonly #control: ControlStore;
  readonly #clock: () => number;

  constructor(parts: { control: ControlStore; clock: () => number }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
  }

  async page(tenant: string, named: Named, page: Page) {
    return this.#control.inTenant(tenant, async (tx) =>
      bucketPage(tx, await accountOf(tx, tenant, named), page),
    );
  }

  /** Answers how many there are now. */
  async configure(actor: Actor, { data, ...named }: z.output<typeof bucketChange>): Promise<number> {
    const { tenant } = actor;
    const time = this.#clock();
    // Of two that are named alike the last one counts: a statement can write a row once.
    const buckets = [...new Map(data.map((one) => [one.bucket_name, one])).values()];
    return this.#control.inTenant(tenant, async (tx) => {
      const account = await accountOf(tx, tenant, named);
      await setBuckets(tx, { tenant, account: account.id, time }, buckets);
      const { total } = await listBuckets(tx, { tenant, account: account.id }, { limit: 1, offset: 0 });
      if (total > MOST_BUCKETS)
        throw new ApiFailure('UNPROCESSABLE', {
          field: 'data',
          problem: `an account has at most ${MOST_BUCKETS} buckets`,
        });
      await writeAudit(tx, {
        ...entryBy(actor, time),
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
    const time = this.#clock();
    await this.#control.inTenant(tenant, async (tx) => {
      const account = await accountOf(tx, tenant, named);
      if (!(await removeBucket(tx, { tenant, account: account.id, name: bucket_name })))
        throw new ApiFailure('NOT_FOUND');
      await writeAudit(tx, {
        ...entryBy(actor, time),
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

/** Another company's account is none: the name is looked up among the transaction's tenant's. */
async function accountOf(
  tx: TenantTx,
  tenant: string,
  { app_name, instance }: Named,
): Promise<StoredAccount> {
  const app = storeApp(app_name);
  if (app === undefined) throw new ApiFailure('NOT_FOUND');
  if (!app.ways.some(({ features }) => features.includes('buckets')))
    throw new ApiFailure('UNPROCESSABLE', { field: 'app_name', problem: `${app.name} has no buckets` });
  const wanted = instance.toLowerCase();
  const accounts = await listAccounts(tx, { tenant, app: app.key });
  const found = accounts.find((one) => one.instance.toLowerCase() === wanted);
  if (found === undefined) throw new ApiFailure('NOT_FOUND');
  return found;
}
