import type { MailLanguage } from '@casbah/domain/mail';
import type { DigestFrequency, ReportFrequency } from '@casbah/domain/report-schedule';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Reports that are sent by and by. */
interface ReportSchedules {
  id: string;
  tenant_id: string;
  name: string;
  frequency: ReportFrequency;
  /** Mail addresses of people of the company. */
  recipients: JSONColumnType<readonly string[]>;
  /** A filter in its text form; empty for everything. */
  filter: ColumnType<string, string | undefined, string>;
  language: MailLanguage;
  is_enabled: ColumnType<boolean, boolean | undefined, boolean>;
  next_delivery: Millis;
  /** By whose clocks that was worked out. */
  time_zone: string;
  /** Consecutive failed attempts. */
  failures: ColumnType<number, number | undefined, number>;
  last_error: string | null;
  last_delivery: Millis | null;
  created_on: Millis;
  created_by: string | null;
}

/** What was sent. */
interface ReportDeliveries {
  id: string;
  tenant_id: string;
  schedule_id: string;
  span_from: Millis;
  span_to: Millis;
  /** The last day of the span where the company is: `2026-11-30`. */
  last_day: string;
  /** The report as a page, by language: that of the schedule, and those of its readers. */
  pages: JSONColumnType<Readonly<Partial<Record<MailLanguage, string>>>>;
  csv: string;
  created_on: Millis;
}

/** Settings and progress of the usage digest. */
interface DigestPlans {
  tenant_id: string;
  is_enabled: boolean;
  frequency: DigestFrequency;
  next_delivery: Millis;
  /** By whose clocks that was worked out. */
  time_zone: string;
  failures: ColumnType<number, number | undefined, number>;
  last_error: string | null;
  /** The address of the last person of this round whose turn it was, and how many were sent one; '' before the first. */
  sent_up_to: ColumnType<string, string | undefined, string>;
  sent: ColumnType<number, number | undefined, number>;
  /** The last round that is over: when, of what, to how many people. */
  last_delivery: Millis | null;
  last_from: Millis | null;
  last_to: Millis | null;
  last_sent: number | null;
}

/** People the digest isn't sent to. */
interface DigestLeftOut {
  tenant_id: string;
  user_id: string;
}

declare module '../database.ts' {
  interface Database {
    report_schedules: ReportSchedules;
    report_deliveries: ReportDeliveries;
    digest_plans: DigestPlans;
    digest_left_out: DigestLeftOut;
  }
}
