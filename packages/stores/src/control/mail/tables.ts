import type { MailLanguage, MailTemplate } from '@casbah/domain/mail';
import type { Millis } from '../database.ts';

/** Emails that wait to be sent, and failed ones. */
interface Outbox {
  id: string;
  tenant_id: string | null;
  recipient: string;
  language: MailLanguage;
  template: MailTemplate;
  /** Template values; null once delivery has failed for good. */
  sealed_values: string | null;
  give_up_on: Millis;
  last_error: string | null;
  failed_on: Millis | null;
  created_on: Millis;
}

/** Event counts per clock hour. */
interface HourlyCounts {
  subject: string;
  /** Hours since 1970 UTC. */
  hour: number;
  count: number;
}

declare module '../database.ts' {
  interface Database {
    outbox: Outbox;
    hourly_counts: HourlyCounts;
  }
}
