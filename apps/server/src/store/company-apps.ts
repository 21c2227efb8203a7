import type { StoreApp } from '@casbah/domain/store/store-app';
import {
  type Subscription,
  type SubscriptionRecord,
  subscriptionsOf,
} from '@casbah/domain/store/subscription';
import type { TenantSettings } from '@casbah/domain/tenant-config';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { Signal } from '@casbah/stores/control/signals';
import {
  listAccounts,
  listCustomApps,
  listSubscriptions,
  type StoredAccount,
  type StoredCustomApp,
} from '@casbah/stores/control/store/subscriptions';
import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';
import type { TenantTx } from '@casbah/stores/control/transaction';

/** A company's apps, as read from the store. */
export interface CompanyApps {
  subscriptions: readonly Subscription[];
  accounts: readonly StoredAccount[];
  customApps: readonly StoredCustomApp[];
}

interface Read extends Omit<CompanyApps, 'subscriptions'> {
  records: readonly SubscriptionRecord[];
  settings: TenantSettings;
}

/** Maximum companies cached. */
const MOST_KEPT = 500;

/** Apps of each company, cached until changed on any server. Trials end by the clock, not by the cache. */
export class SubscriptionCache {
  readonly #control: ControlStore;
  readonly #clock: () => number;
  readonly #read = new Map<string, Promise<Read>>();

  constructor(parts: { control: ControlStore; clock: () => number }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
  }

  async of(tenant: string): Promise<CompanyApps> {
    const known = this.#read.get(tenant);
    const reading = known ?? this.#control.inTenant(tenant, (tx) => read(tx, tenant));
    this.#read.delete(tenant);
    this.#read.set(tenant, reading);
    if (known === undefined) {
      const [oldest] = this.#read.keys();
      if (this.#read.size > MOST_KEPT && oldest !== undefined) this.#read.delete(oldest);
      reading.catch(() => {
        if (this.#read.get(tenant) === reading) this.#read.delete(tenant);
      });
    }
    const { records, settings, accounts, customApps } = await reading;
    const isOn = (app: StoreApp): boolean => isPartOn(settings, app);
    return { subscriptions: subscriptionsOf(records, isOn, this.#clock()), accounts, customApps };
  }

  forget(tenant: string): void {
    this.#read.delete(tenant);
  }

  /** Another server may have changed cached data. */
  onSignal(signal: Signal): void {
    if ('area' in signal && (signal.area === 'subscriptions' || signal.area === 'tenant'))
      this.forget(signal.tenant);
  }

  /** Signals may have been lost. */
  forgetAll(): void {
    this.#read.clear();
  }
}

/** A part of Casbah is on unless its area was disabled. */
export function isPartOn(settings: TenantSettings, { area }: StoreApp): boolean {
  switch (area) {
    case 'audit':
    case 'detect':
    case 'analyze':
    case 'investigate':
    case 'protect':
    case 'endpoint':
    case 'dspm':
    case 'iaas':
      return settings.value('features', area);
    default:
      return true;
  }
}

async function read(tx: TenantTx, tenant: string): Promise<Read> {
  return {
    records: await listSubscriptions(tx, tenant),
    settings: await findTenantSettings(tx, tenant),
    accounts: await listAccounts(tx, { tenant }),
    customApps: await listCustomApps(tx, tenant),
  };
}
