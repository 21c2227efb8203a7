import { MAIL_LANGUAGES, type MailLanguage, type MailTable } from '@casbah/domain/mail';
import { nextDelivery, reportedSpan } from '@casbah/domain/report-schedule';
import type { TimeRange } from '@casbah/domain/time-range';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import {
  changePlan,
  duePlans,
  findPlan,
  nextReaders,
  type Reader,
  type StoredPlan,
} from '@casbah/stores/control/reports/digests';
import { timeZoneOf } from '@casbah/stores/control/tenant/tenant-config';
import { findTenant } from '@casbah/stores/control/tenant/tenants';
import { JobLost, type QueuedJob, type Retry, type RunningJob } from '../jobs/job.ts';
import { isAnonymised } from './anonymised.ts';

const POLL_EVERY_MS = 30_000;
/** People per batch: their usage is looked up before their emails are queued together. */
const BATCH = 50;
const RETRY: Retry = { first: 2 * MINUTE_MS, longest: 4 * HOUR_MS };
const LONGEST_REASON = 300;

export interface WrittenDigest {
  table: MailTable;
  csv: string;
  /** The period, in the reader's language. */
  span: string;
}

/** Writes one person's digest; `undefined` without usage. */
export type WriteDigest = (asked: {
  tenant: string;
  company: string;
  span: TimeRange;
  timeZone: string;
  reader: Reader;
}) => Promise<WrittenDigest | undefined>;

/** The email to one person. */
export function digestMail(
  { span, csv, table }: WrittenDigest,
  { reader, company, tenant }: { reader: Reader; company: string; tenant: string },
) {
  const values = { name: reader.name, company, span, csv, table: JSON.stringify(table) };
  const language = languageOf(reader);
  return { template: 'user-digest', values, to: reader.email, language, tenant } as const;
}

export interface DigestSendingParts {
  control: ControlStore;
  clock: () => number;
  queueMail: QueueMail;
  write: WriteDigest;
}

/** Chosen language; English by default. */
export const languageOf = ({ language }: Pick<Reader, 'language'>): MailLanguage =>
  MAIL_LANGUAGES.find((one) => one === language) ?? 'en-us';

/**
 * Sends usage digests when due. A batch's emails and the run's progress are one transaction, so a server that
 * resumes it sends none twice and skips none.
 */
export class DigestSending {
  readonly #parts: DigestSendingParts;

  readonly job: QueuedJob;

  constructor(parts: DigestSendingParts) {
    this.#parts = parts;
    this.job = {
      name: 'reports.digest',
      due: { every: POLL_EVERY_MS, find: duePlans },
      retry: RETRY,
      run: (job, signal) => this.#run(job, signal),
    };
  }

  async #run(job: RunningJob, signal: AbortSignal): Promise<void> {
    const { control, clock } = this.#parts;
    const { tenant } = job;
    if (tenant === null) return;
    const plan = await control.inTenant(tenant, (tx) => findPlan(tx, tenant));
    if (plan?.is_enabled === true && plan.next_delivery <= clock()) await this.#send(plan, job, signal);
  }

  async #send(plan: StoredPlan, job: RunningJob, signal: AbortSignal): Promise<void> {
    const { control } = this.#parts;
    const tenant = plan.tenant_id;
    try {
      const span = reportedSpan(plan.frequency, plan.next_delivery, plan.time_zone);
      const { company, hidden } = await control.inTenant(tenant, async (tx) => ({
        company: (await findTenant(tx, tenant))?.name ?? '',
        hidden: await isAnonymised(tx, tenant),
      }));
      // Anonymized people get no digest: sending one would identify them.
      const isOver = hidden || (await this.#sendBatches(plan, { company, span }, job, signal));
      if (isOver) await this.#end(plan, span, job);
    } catch (error) {
      // Another server, or the next start, continues after the last batch.
      if (error instanceof JobLost || signal.aborted) throw error;
      const failures = plan.failures + 1;
      const reason = (error instanceof Error ? error.message : String(error)).replace(/\p{Cc}+/gu, ' ');
      const last_error = reason.slice(0, LONGEST_REASON);
      await control.inTenant(tenant, (tx) => changePlan(tx, tenant, { failures, last_error }));
      throw error;
    }
  }

  /** Returns whether everyone was processed; false if the plan changed meanwhile. */
  async #sendBatches(
    plan: StoredPlan,
    of: { company: string; span: TimeRange },
    job: RunningJob,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { control, queueMail, write } = this.#parts;
    const { tenant_id: tenant, time_zone: timeZone } = plan;
    for (let after = plan.sent_up_to; ; ) {
      signal.throwIfAborted();
      const readers = await control.inTenant(tenant, (tx) =>
        nextReaders(tx, { tenant, after, limit: BATCH }),
      );
      const last = readers.at(-1);
      if (last === undefined) return true;
      const written: { reader: Reader; digest: WrittenDigest }[] = [];
      // Sequentially, because they are background reads.
      for (const reader of readers) {
        const digest = await write({ tenant, ...of, timeZone, reader });
        if (digest !== undefined) written.push({ reader, digest });
      }
      const goesOn = await control.inTenant(tenant, async (tx) => {
        await job.hold(tx);
        const still = await findPlan(tx, tenant);
        if (still?.is_enabled !== true || still.next_delivery !== plan.next_delivery) return false;
        for (const { reader, digest } of written)
          await queueMail(tx, digestMail(digest, { reader, company: of.company, tenant }));
        const sent = still.sent + written.length;
        await changePlan(tx, tenant, { sent_up_to: last.email, sent });
        return true;
      });
      if (!goesOn) return false;
      after = last.email;
    }
  }

  async #end(plan: StoredPlan, span: TimeRange, job: RunningJob): Promise<void> {
    const { control, clock } = this.#parts;
    const tenant = plan.tenant_id;
    await control.inTenant(tenant, async (tx) => {
      await job.hold(tx);
      const still = await findPlan(tx, tenant);
      if (still === undefined || still.next_delivery !== plan.next_delivery) return;
      const zone = await timeZoneOf(tx, tenant);
      const now = clock();
      await changePlan(tx, tenant, {
        failures: 0,
        last_error: null,
        sent_up_to: '',
        sent: 0,
        next_delivery: nextDelivery(still.frequency, now, zone),
        time_zone: zone,
        last_delivery: now,
        last_from: span.from,
        last_to: span.to,
        last_sent: still.sent,
      });
    });
  }
}
