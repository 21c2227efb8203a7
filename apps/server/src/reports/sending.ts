import { randomUUID } from 'node:crypto';
import type { MailLanguage } from '@casbah/domain/mail';
import { nextDelivery, reportedSpan } from '@casbah/domain/report-schedule';
import type { TimeRange } from '@casbah/domain/time-range';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { QueueMail } from '@casbah/stores/control/outbox';
import {
  activeRecipients,
  addDelivery,
  changeSchedule,
  claimSchedules,
  findSchedule,
  type StoredSchedule,
} from '@casbah/stores/control/report-schedules';
import { findTenant } from '@casbah/stores/control/tenants';
import { linkTo } from './attachments.ts';

/** Between two looks for what is due. */
export const LOOK_MS = 30_000;
/** Longer than a report takes. */
const CLAIM_MS = 15 * MINUTE_MS;
const AT_ONCE = 4;
const LONGEST_WAIT = 4 * HOUR_MS;
const LONGEST_REASON = 300;

export interface WrittenReport {
  html: string;
  csv: string;
  /** What it tells of, in words of its language. */
  span: string;
}

export interface SendingParts {
  control: ControlStore;
  clock: () => number;
  queueMail: QueueMail;
  write: (asked: {
    tenant: string;
    company: string;
    span: TimeRange;
    filter: string;
    language: MailLanguage;
  }) => Promise<WrittenReport>;
  onFault: (what: string, error: unknown) => void;
}

/**
 * Sends reports that are due. Several servers may: a schedule is one server's at a time. Report, mails and the next date are
 * one transaction: a report is sent once, and one that a server died over is written anew by another.
 */
export class ReportSending {
  readonly #parts: SendingParts;

  constructor(parts: SendingParts) {
    this.#parts = parts;
  }

  /** Answers how many were due. */
  async sendDue(): Promise<number> {
    const { control, clock } = this.#parts;
    const now = clock();
    const claimed = await control.asSystem((tx) =>
      claimSchedules(tx, { now, claimedUntil: now + CLAIM_MS, limit: AT_ONCE }),
    );
    // One after another: they are read in the background, and nobody waits.
    for (const schedule of claimed) await this.#send(schedule);
    return claimed.length;
  }

  async #send(schedule: StoredSchedule): Promise<void> {
    const { control, clock, queueMail, write, onFault } = this.#parts;
    const { id, tenant_id: tenant, name, frequency, filter, language } = schedule;
    try {
      const company = (await control.inTenant(tenant, (tx) => findTenant(tx, tenant)))?.name ?? '';
      const span = reportedSpan(frequency, schedule.next_delivery);
      const report = await write({ tenant, company, span, filter, language });
      await control.inTenant(tenant, async (tx) => {
        // Removed or switched off while it was written: nobody wants it any more.
        const still = await findSchedule(tx, { tenant, id });
        if (still === undefined || !still.is_enabled) return;
        const now = clock();
        const delivery = randomUUID();
        await addDelivery(tx, {
          ...{ id: delivery, tenant_id: tenant, schedule_id: id, html: report.html, csv: report.csv },
          ...{ span_from: span.from, span_to: span.to, created_on: now },
        });
        const values = { company, report: name, span: report.span, link: linkTo(delivery) };
        for (const to of await activeRecipients(tx, tenant, still.recipients))
          await queueMail(tx, { template: 'audit-report', values, to, language, tenant });
        await changeSchedule(
          tx,
          { tenant, id },
          {
            ...{ last_delivery: now, failures: 0, last_error: null, claimed_until: null },
            next_delivery: nextDelivery(still.frequency, now),
          },
        );
      });
    } catch (error) {
      onFault('sending a report', error);
      const failures = schedule.failures + 1;
      const reason = (error instanceof Error ? error.message : String(error)).replace(/\p{Cc}+/gu, ' ');
      await control.inTenant(tenant, (tx) =>
        changeSchedule(
          tx,
          { tenant, id },
          {
            ...{ failures, last_error: reason.slice(0, LONGEST_REASON) },
            // Still due, and no server's: it is taken again once the wait is over.
            claimed_until: clock() + Math.min(LONGEST_WAIT, MINUTE_MS * 2 ** Math.min(failures, 10)),
          },
        ),
      );
    }
  }
}
