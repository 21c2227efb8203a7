import type { MailLanguage } from '@casbah/domain/mail';
import type { DigestFrequency, ReportFrequency } from '@casbah/domain/report-schedule';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Scheduled reports. */
interface ReportSchedules {
  id: string;
  tenant_id: string;
  name: string;
  frequency: ReportFrequency;
  /** Email addresses of people in the company. */
  recipients: JSONColumnType<readonly string[]>;
  /** A filter as text; empty for everything. */
  filter: ColumnType<string, string | undefined, string>;
  language: MailLanguage;
  is_enabled: ColumnType<boolean, boolean | undefined, boolean>;
  next_delivery: Millis;
  /** Time zone it was computed in. */
  time_zone: string;
  /** Consecutive failed attempts. */
  failures: ColumnType<number, number | undefined, number>;
  last_error: string | null;
  last_delivery: Millis | null;
  created_on: Millis;
  created_by: string | null;
}

/** Delivered reports. */
interface ReportDeliveries {
  id: string;
  tenant_id: string;
  schedule_id: string;
  span_from: Millis;
  span_to: Millis;
  /** Last day of the period in the company's time zone: `2026-11-30`. */
  last_day: string;
  /** The report as an HTML page in each language of the schedule and its recipients. */
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
  /** Time zone it was computed in. */
  time_zone: string;
  failures: ColumnType<number, number | undefined, number>;
  last_error: string | null;
  /**
   * Email address of the last person processed in this round, and the number of digests sent; '' before the
   * first.
   */
  sent_up_to: ColumnType<string, string | undefined, string>;
  sent: ColumnType<number, number | undefined, number>;
  /** The last completed round: time, period and number of recipients. */
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
