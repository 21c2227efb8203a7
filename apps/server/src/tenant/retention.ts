import type { RetentionEffect } from '@casbah/contract/tenant';
import { isoTime } from '@casbah/domain/iso-time';
import {
  EXPIRES_SOON_DAYS,
  RETENTION_ACTION,
  type RetentionChoice,
  retentionCutoff,
  retentionsOf,
} from '@casbah/domain/retention';
import type { TenantSettings } from '@casbah/domain/tenant-config';
import { DAY_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';
import { listTenants } from '@casbah/stores/control/tenant/tenants';
import type { EventStore } from '@casbah/stores/events/event-store';
import type { DeletedEvents } from '@casbah/stores/events/expiry';
import { change } from '../http/change.ts';

export interface RetentionParts {
  control: ControlStore;
  events: Pick<EventStore, 'deleteBefore' | 'countExpiry'>;
  clock: () => number;
  onFault: (what: string, error: unknown) => void;
}

/** Deletes events older than a company's retention periods. The history records how many of each kind. */
export class Retention {
  readonly #parts: RetentionParts;
  #running: Promise<void> | undefined;

  constructor(parts: RetentionParts) {
    this.#parts = parts;
  }

  /** Processes all companies in turn. Calls during a run join it. */
  run(): Promise<void> {
    this.#running ??= this.#runAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Returns what these settings would delete, by kind. Kinds without events are absent. */
  async effect(tenant: string, choice: RetentionChoice): Promise<RetentionEffect[]> {
    const { events, clock } = this.#parts;
    const groups = await Promise.all(
      retentionsOf(choice).map(async ({ kinds, retention }) => {
        const cutoff = retentionCutoff(retention, clock());
        const soon = retentionCutoff(retention, clock() + EXPIRES_SOON_DAYS * DAY_MS);
        const counted = await events.countExpiry(tenant, { cutoff: cutoff ?? 0, soon: soon ?? 0 }, kinds);
        return counted.map(({ oldest, ...count }) => ({
          ...count,
          cutoff: cutoff === undefined ? null : isoTime(cutoff),
          oldest: oldest === undefined ? null : isoTime(oldest),
        }));
      }),
    );
    return groups.flat();
  }

  async #runAll(): Promise<void> {
    const { control, onFault } = this.#parts;
    // A failure for one company, such as a full disk or restarting engine, is retried with the next run.
    for (const { id } of await control.asSystem(listTenants))
      await this.#runFor(id).catch((error) => onFault(`removing old events of ${id}`, error));
  }

  async #runFor(tenant: string): Promise<void> {
    const { control, events, clock } = this.#parts;
    const settings = await control.inTenant(tenant, (tx) => findTenantSettings(tx, tenant));
    for (const { kinds, retention } of retentionsOf(retentionChoice(settings))) {
      const cutoff = retentionCutoff(retention, clock());
      if (cutoff === undefined) continue;
      const removed = await events.deleteBefore(tenant, cutoff, kinds);
      if (removed.size > 0) await this.#record(tenant, cutoff, removed);
    }
  }

  async #record(tenant: string, cutoff: number, removed: DeletedEvents): Promise<void> {
    const name = isoTime(cutoff).slice(0, 10);
    await change(
      this.#parts,
      { tenant, call: RETENTION_ACTION },
      async (_tx, { record }) => {
        for (const [kind, count] of removed)
          record({ event: 'events.expired', object: 'events', details: { name, kind, events: count } });
      },
      { signal: removed.has('activity') ? 'investigate' : 'audit' },
    );
  }
}

function retentionChoice(settings: TenantSettings): RetentionChoice {
  return {
    events: settings.value('data', 'event_retention'),
    activities: settings.value('data', 'activity_retention'),
  };
}
