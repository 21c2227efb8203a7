import type { HistoryEntry } from '@casbah/contract/history';
import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  dueDestinations,
  endOfAudit,
  findDestination,
  type StoredDestination,
  settleDestination,
} from '@casbah/stores/control/destinations/destinations';
import { type AuditEntry, readAudit } from '@casbah/stores/control/history/audit-trail';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import { notify } from '@casbah/stores/control/notifications/notifications';
import { findTenant } from '@casbah/stores/control/tenant/tenants';
import type { Outgoing } from '../http/outgoing.ts';
import { JobFailure, type QueuedJob, type Retry, type RunningJob, retryWait } from '../jobs/job.ts';
import type { Seal } from '../seal.ts';
import { addressOf } from './address.ts';
import { DESTINATION_QUEUE } from './queue.ts';
import { webhookContext } from './service.ts';
import { sendWebhook } from './webhook.ts';

const POLL_EVERY_MS = 20 * SECOND_MS;
/** Concurrent deliveries, and entries per message. */
const AT_ONCE = 10;
const MOST_ENTRIES = 100;
const RETRY: Retry = { first: MINUTE_MS, longest: HOUR_MS };
/** Failed attempts, about a quarter of an hour in all, before a notice is sent. */
const FAILURES_TOLD = 5;
/** Maximum characters kept of a receiver's response. */
const MOST_WORDS = 500;

export interface DeliveryParts {
  control: ControlStore;
  clock: () => number;
  seal: Seal;
  outgoing: Outgoing;
  queueMail: QueueMail;
  /** An entry as the history shows it. */
  entryAnswer: (entry: AuditEntry) => HistoryEntry;
}

/**
 * Delivers changes to destinations. Each destination keeps its position in the audit trail, so undelivered entries wait
 * there and nothing is lost. A message may arrive twice if its answer was lost: entries have sequence numbers.
 */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly job: QueuedJob;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
    this.job = {
      name: DESTINATION_QUEUE,
      due: { every: POLL_EVERY_MS, find: dueDestinations },
      concurrency: AT_ONCE,
      retry: RETRY,
      run: (job) => this.#tell(job),
    };
  }

  async #tell({ key: id, tenant }: RunningJob): Promise<void> {
    const { control, clock } = this.#parts;
    if (tenant === null) return;
    const destination = await control.inTenant(tenant, (tx) => findDestination(tx, { tenant, id }));
    const isDue = destination?.is_enabled === true && destination.next_attempt <= clock();
    if (!isDue || destination.waiting === 0) return;
    if (destination.kind === 'webhook') await this.#tellWebhook(destination);
    else await this.#tellByMail(destination);
  }

  async #tellWebhook({ id, tenant_id: tenant, ...destination }: StoredDestination): Promise<void> {
    const { control, clock, seal, outgoing, entryAnswer } = this.#parts;
    const entries = await control.inTenant(tenant, (tx) =>
      readAudit(tx, { limit: MOST_ENTRIES, after: destination.told_up_to }),
    );
    const last = entries.at(-1);
    const now = clock();
    const settle = (outcome: Omit<Parameters<typeof settleDestination>[1], 'id'>): Promise<void> =>
      control.inTenant(tenant, (tx) => settleDestination(tx, { id, ...outcome }));
    if (last === undefined) return settle({ next_attempt: now });
    const secret = seal.open(destination.sealed_secret ?? '', webhookContext(id));
    const content = {
      type: 'changes',
      tenant,
      time: isoTime(now),
      entries: entries.map(entryAnswer),
    };
    const address = addressOf({ id, ...destination }, seal);
    const sent = await sendWebhook({ address, secret, content }, { outgoing, now });
    if (sent.ok)
      return settle({
        told_up_to: last.sequence,
        failures: 0,
        last_error: null,
        last_told_on: now,
        next_attempt: now,
      });
    const failures = destination.failures + 1;
    const outcome = {
      failures,
      last_error: sent.problem.slice(0, MOST_WORDS),
      next_attempt: now + retryWait(RETRY, failures),
    };
    await control.inTenant(tenant, async (tx) => {
      await settleDestination(tx, { id, ...outcome });
      if (failures === FAILURES_TOLD)
        await notify(tx, {
          tenant,
          to: { may: 'settings.modify' },
          time: now,
          template: 'destination-failing',
          values: { destination: destination.name },
          action: 'VISIT',
          url: '/settings/destinations',
        });
    });
    throw new JobFailure(outcome.last_error);
  }

  /** One email a day, regardless of the number of changes. The mailer retries on its own. */
  async #tellByMail({ id, tenant_id: tenant, ...destination }: StoredDestination): Promise<void> {
    const { control, clock, queueMail } = this.#parts;
    const now = clock();
    await control.inTenant(tenant, async (tx) => {
      const end = await endOfAudit(tx, tenant);
      const company = (await findTenant(tx, tenant))?.name ?? '';
      const values = { company, count: end - destination.told_up_to, link: '/ui/appForensics/history' };
      await queueMail(tx, {
        template: 'changes-made',
        values,
        to: destination.address,
        language: destination.language,
        tenant,
      });
      await settleDestination(tx, {
        id,
        told_up_to: end,
        failures: 0,
        last_error: null,
        last_told_on: now,
        next_attempt: now + DAY_MS,
      });
    });
  }
}
