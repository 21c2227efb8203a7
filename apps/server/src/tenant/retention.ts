import { isoTime } from '@casbah/domain/iso-time';
import { RETENTION_ACTION, retentionCutoff } from '@casbah/domain/retention';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';
import { listTenants } from '@casbah/stores/control/tenant/tenants';
import type { EventStore } from '@casbah/stores/events/event-store';
import { change } from '../http/change.ts';

export interface RetentionParts {
  control: ControlStore;
  events: Pick<EventStore, 'deleteBefore'>;
  clock: () => number;
  onFault: (what: string, error: unknown) => void;
}

/** Deletes events older than a company's retention period. The history records how many. */
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

  async #runAll(): Promise<void> {
    const { control, onFault } = this.#parts;
    // A failure for one company, such as a full disk or restarting engine, is retried with the next run.
    for (const { id } of await control.asSystem(listTenants))
      await this.#runFor(id).catch((error) => onFault(`removing old events of ${id}`, error));
  }

  async #runFor(tenant: string): Promise<void> {
    const { control, events, clock } = this.#parts;
    const settings = await control.inTenant(tenant, (tx) => findTenantSettings(tx, tenant));
    const cutoff = retentionCutoff(settings.value('data', 'event_retention'), clock());
    if (cutoff === undefined) return;
    const removed = await events.deleteBefore(tenant, cutoff);
    if (removed === 0) return;
    const name = isoTime(cutoff).slice(0, 10);
    await change(
      this.#parts,
      { tenant, call: RETENTION_ACTION },
      async (_tx, { record }) =>
        record({ event: 'events.expired', object: 'events', details: { name, events: removed } }),
      { signal: 'audit' },
    );
  }
}
