import { isoTimeOrNull } from '@casbah/domain/iso-time';
import type { AppCategory, StoreApp } from '@casbah/domain/store/store-app';
import { wayOf } from '@casbah/domain/store/store-app';
import { storeApp } from '@casbah/domain/store/store-apps';
import {
  endOfTrial,
  isSubscribed,
  mayActivate,
  type Subscription,
  type SubscriptionRecord,
  subscriptionsOf,
} from '@casbah/domain/store/subscription';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { lockSubscription, setSubscription } from '@casbah/stores/control/store/subscriptions';
import { findTenantSettings, setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { Actor } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import type { Reach } from '../http/reach.ts';
import { isPartOn, type SubscriptionCache } from './company-apps.ts';

/** The requesting person and the app. */
export interface AppAsked {
  app_name: string;
  app_category: AppCategory;
}

interface StoreParts {
  control: ControlStore;
  clock: () => number;
  cache: SubscriptionCache;
}

/** Subscribes to apps, and unsubscribes. */
export class StoreService {
  readonly #parts: StoreParts;

  constructor(parts: StoreParts) {
    this.#parts = parts;
  }

  activate(
    actor: Actor,
    reach: Reach,
    { is_free_trial: isTrial, ...asked }: AppAsked & { is_free_trial: boolean },
  ): Promise<Subscription> {
    return this.#switch(actor, reach, asked, (before, now) => {
      if (isTrial) assertTrialLeft(before);
      if (isSubscribed(before) && !(before.isTrial && !isTrial))
        throw unusable('app_name', 'problem.subscribed_already');
      return {
        isGranted: true,
        isFirstTime: isSubscribed(before) ? before.isFirstTime : true,
        isTrial,
        ...(isTrial ? { trialEndsOn: endOfTrial(now) } : {}),
      };
    });
  }

  cancel(actor: Actor, reach: Reach, asked: AppAsked): Promise<Subscription> {
    return this.#switch(actor, reach, asked, (before) => {
      if (before.status === 'NONE' || before.status === 'CANCELLED')
        throw unusable('app_name', 'problem.not_subscribed');
      return { isGranted: false };
    });
  }

  async toggleFirstTime(
    actor: Actor,
    { is_fte, ...asked }: AppAsked & { is_fte: boolean },
  ): Promise<Subscription> {
    return this.#change(actor, appOf(asked), asked.app_category, (before) =>
      before.isFirstTime === is_fte ? undefined : { isFirstTime: is_fte },
    );
  }

  #switch(
    actor: Actor,
    reach: Reach,
    asked: AppAsked,
    change: (before: Subscription, now: number) => Partial<SubscriptionRecord>,
  ): Promise<Subscription> {
    const app = appOf(asked);
    if (!mayActivate(reach.rights, app)) throw new ApiFailure('DENIED');
    return this.#change(actor, app, asked.app_category, change);
  }

  /**
   * Changes one subscription while holding its lock. For a part of Casbah, also switches the area, which
   * changes who may open its pages.
   */
  async #change(
    actor: Actor,
    app: StoreApp,
    category: AppCategory,
    changeOf: (before: Subscription, now: number) => Partial<SubscriptionRecord> | undefined,
  ): Promise<Subscription> {
    const { tenant, user: by } = actor;
    const after = await change(this.#parts, actor, async (tx, { time, record }) => {
      const stored = await lockSubscription(tx, { tenant, app: app.key, category });
      const isOn = isPartOn(await findTenantSettings(tx, tenant), app);
      const before = standing(app, category, stored, isOn, time);
      const changed = changeOf(before, time);
      if (changed === undefined) return before;
      const next: SubscriptionRecord = {
        app: app.key,
        category,
        isGranted: isSubscribed(before),
        isFirstTime: before.isFirstTime,
        isTrial: before.isTrial,
        trialEndsOn: stored?.trialEndsOn ?? null,
        ...changed,
      };
      await setSubscription(tx, { ...next, tenant, time, by });
      if (category === 'CASBAH' && next.isGranted !== isOn)
        await switchArea(tx, actor, app, next.isGranted, time);
      const now = standing(app, category, next, category === 'CASBAH' ? next.isGranted : isOn, time);
      record({
        object: `${app.key}:${category}`,
        details: { name: app.title, category },
        changes: differences(before, now),
      });
      return now;
    });
    this.#parts.cache.forget(tenant);
    return after;
  }
}

/** Throws `NOT_FOUND` for an unknown app, or one of another category. */
export function appOf({ app_name, app_category }: AppAsked): StoreApp {
  const app = storeApp(app_name);
  if (app === undefined || wayOf(app, app_category) === undefined) throw new ApiFailure('NOT_FOUND');
  return app;
}

function standing(
  app: StoreApp,
  category: AppCategory,
  record: SubscriptionRecord | undefined,
  isOn: boolean,
  now: number,
): Subscription {
  const all = subscriptionsOf(record === undefined ? [] : [record], () => isOn, now);
  const found = all.find((one) => one.app === app && one.category === category);
  if (found === undefined) throw new Error(`${app.key} has no category ${category}`);
  return found;
}

async function switchArea(
  tx: TenantTx,
  { tenant, user }: Actor,
  { area }: StoreApp,
  isOn: boolean,
  time: number,
): Promise<void> {
  if (area === undefined) return;
  const flag = { app_name: 'features', param_name: area, param_value: isOn, misc: {} };
  await setTenantConfig(tx, { tenant, ...flag, time, by: user });
}

function assertTrialLeft({ category, isTrialUsed, isTrial }: Subscription): void {
  if (category === 'CASBAH') throw unusable('app_name', 'problem.no_trial');
  if (isTrialUsed || isTrial) throw unusable('app_name', 'problem.trial_used');
}

function differences(before: Subscription, after: Subscription) {
  const shown = ({ status, isTrial, isFirstTime, trialEndsOn }: Subscription) => ({
    access_status: status,
    is_free_trial: isTrial,
    is_fte: isFirstTime,
    trial_ends_on: isoTimeOrNull(trialEndsOn),
  });
  const was = new Map<string, unknown>(Object.entries(shown(before)));
  return Object.fromEntries(
    Object.entries(shown(after))
      .filter(([field, value]) => was.get(field) !== value)
      .map(([field, value]) => [field, { before: was.get(field) ?? null, after: value }]),
  );
}
