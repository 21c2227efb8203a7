import type { EventName } from '@casbah/contract/event-name';
import { RETENTION_ACTION, retentionCutoff } from '@casbah/domain/retention';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import { sendSignals } from '@casbah/stores/control/signals';
import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';
import { listTenants } from '@casbah/stores/control/tenant/tenants';
import type { EventStore } from '@casbah/stores/events/event-store';

export interface RetentionParts {
  control: ControlStore;
  events: Pick<EventStore, 'deleteBefore'>;
  clock: () => number;
  onFault: (what: string, error: unknown) => void;
}

/** Removes the events that companies no longer keep. What was removed stands in the history. */
export class Retention {
  readonly #parts: RetentionParts;
  #running: Promise<void> | undefined;

  constructor(parts: RetentionParts) {
    this.#parts = parts;
  }

  /** Goes through all companies, one after the other. Asked again meanwhile, it is the same run. */
  run(): Promise<void> {
    this.#running ??= this.#runAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #runAll(): Promise<void> {
    const { control, onFault } = this.#parts;
    // What fails for one company, a full disk or an engine that restarts, is tried again with the next run.
    for (const { id } of await control.asSystem(listTenants))
      await this.#runFor(id).catch((error) => onFault(`removing old events of ${id}`, error));
  }

  async #runFor(tenant: string): Promise<void> {
    const { control, events, clock } = this.#parts;
    const settings = await control.inTenant(tenant, (tx) => findTenantSettings(tx, tenant));
    const now = clock();
    const cutoff = retentionCutoff(settings.value('data', 'event_retention'), now);
    if (cutoff === undefined) return;
    const removed = await events.deleteBefore(tenant, cutoff);
    if (removed === 0) return;
    await control.inTenant(tenant, async (tx) => {
      await sendSignals(tx, { tenant, area: 'audit' });
      const name = new Date(cutoff).toISOString().slice(0, 10);
      await writeAudit(tx, {
        tenant,
        time: now,
        user: null,
        action: RETENTION_ACTION,
        event: 'events.expired' satisfies EventName,
        object: 'events',
        details: { name, events: removed },
      });
    });
  }
}
