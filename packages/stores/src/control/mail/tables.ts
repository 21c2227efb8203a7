import type { MailLanguage, MailTemplate } from '@casbah/domain/mail';
import type { Millis } from '../database.ts';

/** Mails that wait to be sent, and those that were given up. */
interface Outbox {
  id: string;
  tenant_id: string | null;
  recipient: string;
  language: MailLanguage;
  template: MailTemplate;
  /** What the words are filled with; null once it was given up. */
  sealed_values: string | null;
  give_up_on: Millis;
  last_error: string | null;
  failed_on: Millis | null;
  created_on: Millis;
}

/** How often something happened in one hour of the clock. */
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
