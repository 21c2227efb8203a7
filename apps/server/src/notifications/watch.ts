import { ARRIVALS_LOOKED_AT_MS, isSilent, SILENCE_TOLD_MS } from '@casbah/domain/datasource';
import { STORE_APPS } from '@casbah/domain/store/store-apps';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { notify } from '@casbah/stores/control/notifications/notifications';
import {
  keysThatEnd,
  lastArrivals,
  lookAlone,
  trialsThatEnd,
  untoldLockouts,
} from '@casbah/stores/control/notifications/watched';

/** Expiry notices are sent this long in advance. */
const AHEAD_MS = 7 * DAY_MS;
/** Locks older than this send no notice: Casbah wasn't running. */
const LOCKS_LOOKED_AT_MS = DAY_MS;

export interface WatchParts {
  control: ControlStore;
  clock: () => number;
}

/**
 * Sends notices about events without a request: expiries and locked accounts (sign-in must take equally long
 * for unknown accounts). Existing notices show what was sent, so no server sends one twice.
 */
export class NoticeWatch {
  readonly #parts: WatchParts;
  #slowlyAt = 0;

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  async look(): Promise<void> {
    const now = this.#parts.clock();
    await this.#lockedAccounts(now);
    if (now - this.#slowlyAt < HOUR_MS) return;
    this.#slowlyAt = now;
    await this.#silentSources(now);
    await this.#whatEnds(now);
  }

  #lockedAccounts(time: number): Promise<void> {
    return this.#parts.control.asSystem(async (tx) => {
      await lookAlone(tx);
      for (const { tenant, ...values } of await untoldLockouts(tx, { since: time - LOCKS_LOOKED_AT_MS }))
        await notify(tx, {
          tenant,
          to: 'sysadmins',
          time,
          template: 'account-locked',
          values,
          action: 'VISIT',
          url: '/appAccount/users',
          again: { adds: ['accounts'] },
        });
    });
  }

  #silentSources(time: number): Promise<void> {
    return this.#parts.control.asSystem(async (tx) => {
      for (const { tenant, id, name, ...arrivals } of await lastArrivals(tx, {
        span: ARRIVALS_LOOKED_AT_MS,
        after: time - SILENCE_TOLD_MS,
      }))
        if (isSilent(arrivals, time))
          await notify(tx, {
            tenant,
            to: { may: 'datasources.modify' },
            time,
            template: 'source-silent',
            values: { source: name, days: Math.floor((time - arrivals.last) / DAY_MS) },
            action: 'VISIT',
            url: `/appAudit/sources?source=${id}`,
            again: { since: arrivals.last },
          });
    });
  }

  #whatEnds(time: number): Promise<void> {
    const span = { after: time, before: time + AHEAD_MS };
    const again = { since: time - AHEAD_MS };
    const daysUntil = (end: number): number => Math.ceil((end - time) / DAY_MS);
    return this.#parts.control.asSystem(async (tx) => {
      for (const { tenant, id, name, maker, ends } of await keysThatEnd(tx, span))
        await notify(tx, {
          tenant,
          to: [maker],
          time,
          template: 'api-key-ends',
          values: { name, days: daysUntil(ends) },
          action: 'VISIT',
          url: `/settings/api-keys?key=${id}`,
          again,
        });
      for (const { tenant, app, ends } of await trialsThatEnd(tx, span)) {
        const title = STORE_APPS.find(({ key }) => key === app)?.title ?? app;
        await notify(tx, {
          tenant,
          to: 'sysadmins',
          time,
          template: 'subscription-ends',
          values: { app: title, days: daysUntil(ends) },
          action: 'VISIT',
          url: `/appStore/appdetails/${encodeURIComponent(app)}`,
          again,
        });
      }
    });
  }
}
