import { randomUUID } from 'node:crypto';
import { MAIL_LANGUAGES, type MailLanguage, type MailTable } from '@casbah/domain/mail';
import { lastDayOf, nextDelivery, reportedSpan } from '@casbah/domain/report-schedule';
import type { TimeRange } from '@casbah/domain/time-range';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import {
  activeRecipients,
  addDelivery,
  changeSchedule,
  claimSchedules,
  findSchedule,
  type StoredSchedule,
} from '@casbah/stores/control/reports/report-schedules';
import { timeZoneOf } from '@casbah/stores/control/tenant/tenant-config';
import { findTenant } from '@casbah/stores/control/tenant/tenants';
import { linkTo } from './attachments.ts';

/** Between two looks for what is due. */
export const LOOK_MS = 30_000;
/** Longer than a report takes. */
const CLAIM_MS = 15 * MINUTE_MS;
const AT_ONCE = 4;
const LONGEST_WAIT = 4 * HOUR_MS;
const LONGEST_REASON = 300;

export interface WrittenReport {
  csv: string;
  /** In words of each language that was asked for. */
  in: ReadonlyMap<MailLanguage, WrittenPage>;
}

export interface WrittenPage {
  html: string;
  /** What it tells of. */
  span: string;
  /** The figures that the mail itself shows. */
  table: MailTable;
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
    timeZone: string;
    languages: readonly MailLanguage[];
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
    const { id, tenant_id: tenant, name, frequency, filter, time_zone: timeZone } = schedule;
    try {
      const { company, readers } = await control.inTenant(tenant, async (tx) => ({
        company: (await findTenant(tx, tenant))?.name ?? '',
        readers: await activeRecipients(tx, tenant, schedule.recipients),
      }));
      const span = reportedSpan(frequency, schedule.next_delivery, timeZone);
      const languages = [...new Set([schedule.language, ...readers.map(languageFor(schedule))])];
      const report = await write({ tenant, company, span, filter, timeZone, languages });
      await control.inTenant(tenant, async (tx) => {
        // Removed or switched off while it was written: nobody wants it any more.
        const still = await findSchedule(tx, { tenant, id });
        if (still === undefined || !still.is_enabled) return;
        const now = clock();
        const delivery = randomUUID();
        await addDelivery(tx, {
          id: delivery,
          tenant_id: tenant,
          schedule_id: id,
          csv: report.csv,
          pages: JSON.stringify(
            Object.fromEntries([...report.in].map(([language, { html }]) => [language, html])),
          ),
          span_from: span.from,
          span_to: span.to,
          last_day: lastDayOf(span, timeZone),
          created_on: now,
        });
        for (const reader of await activeRecipients(tx, tenant, still.recipients)) {
          // Whoever has chosen another language meanwhile reads it in the one of the schedule.
          const own = languageFor(schedule)(reader);
          const language = report.in.has(own) ? own : schedule.language;
          const page = report.in.get(language);
          if (page === undefined) continue;
          const table = JSON.stringify(page.table);
          const values = { company, report: name, span: page.span, link: linkTo(delivery), table };
          await queueMail(tx, { template: 'audit-report', values, to: reader.email, language, tenant });
        }
        const zone = await timeZoneOf(tx, tenant);
        await changeSchedule(
          tx,
          { tenant, id },
          {
            last_delivery: now,
            failures: 0,
            last_error: null,
            claimed_until: null,
            next_delivery: nextDelivery(still.frequency, now, zone),
            time_zone: zone,
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
            failures,
            last_error: reason.slice(0, LONGEST_REASON),
            // Still due, and no server's: it is taken again once the wait is over.
            claimed_until: clock() + Math.min(LONGEST_WAIT, MINUTE_MS * 2 ** Math.min(failures, 10)),
          },
        ),
      );
    }
  }
}

/** The language that a reader chose; where they chose none, the one of the schedule. */
function languageFor(schedule: StoredSchedule) {
  return ({ language }: { language: string | undefined }): MailLanguage =>
    MAIL_LANGUAGES.find((one) => one === language) ?? schedule.language;
}
