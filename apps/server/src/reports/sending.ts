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
  dueSchedules,
  findSchedule,
  type StoredSchedule,
} from '@casbah/stores/control/reports/report-schedules';
import { timeZoneOf } from '@casbah/stores/control/tenant/tenant-config';
import { findTenant } from '@casbah/stores/control/tenant/tenants';
import { JobLost, type QueuedJob, type Retry, type RunningJob } from '../jobs/job.ts';
import { linkTo } from './attachments.ts';
import { REPORT_QUEUE } from './queue.ts';

const POLL_EVERY_MS = 30_000;
const RETRY: Retry = { first: 2 * MINUTE_MS, longest: 4 * HOUR_MS };
const LONGEST_REASON = 300;

export interface WrittenReport {
  csv: string;
  /** The report in each language that recipients need. */
  in: ReadonlyMap<MailLanguage, WrittenPage>;
}

export interface WrittenPage {
  html: string;
  /** The period. */
  span: string;
  /** Figures shown in the email itself. */
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
}

/**
 * Sends due reports: one job per schedule. Report, emails and next date are one transaction, so a report is
 * sent once, and after a crash another server generates it again.
 */
export class ReportSending {
  readonly #parts: SendingParts;

  readonly job: QueuedJob;

  constructor(parts: SendingParts) {
    this.#parts = parts;
    this.job = {
      name: REPORT_QUEUE,
      due: { every: POLL_EVERY_MS, find: dueSchedules },
      retry: RETRY,
      run: (job) => this.#run(job),
    };
  }

  async #run(job: RunningJob): Promise<void> {
    const { control, clock } = this.#parts;
    const { tenant, key: id } = job;
    if (tenant === null) return;
    const schedule = await control.inTenant(tenant, (tx) => findSchedule(tx, { tenant, id }));
    if (schedule?.is_enabled === true && schedule.next_delivery <= clock()) await this.#send(schedule, job);
  }

  async #send(schedule: StoredSchedule, job: RunningJob): Promise<void> {
    const { control, clock, queueMail, write } = this.#parts;
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
        await job.hold(tx);
        // Deleted or turned off during generation: not sent.
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
          // The schedule's language applies, even if the person has since chosen another.
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
            next_delivery: nextDelivery(still.frequency, now, zone),
            time_zone: zone,
          },
        );
      });
    } catch (error) {
      if (error instanceof JobLost) throw error;
      const failures = schedule.failures + 1;
      const reason = (error instanceof Error ? error.message : String(error)).replace(/\p{Cc}+/gu, ' ');
      const last_error = reason.slice(0, LONGEST_REASON);
      await control.inTenant(tenant, (tx) => changeSchedule(tx, { tenant, id }, { failures, last_error }));
      throw error;
    }
  }
}

/** The reader's chosen language; if they chose none, the schedule's. */
function languageFor(schedule: StoredSchedule) {
  return ({ language }: { language: string | undefined }): MailLanguage =>
    MAIL_LANGUAGES.find((one) => one === language) ?? schedule.language;
}
