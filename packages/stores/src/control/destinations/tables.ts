import type { DestinationKind } from '@casbah/domain/destination';
import type { MailLanguage } from '@casbah/domain/mail';
import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Where a company's history events are delivered. */
interface Destinations {
  id: string;
  tenant_id: string;
  kind: DestinationKind;
  name: string;
  /** An email address, or the displayable part of a webhook URL. */
  address: string;
  /** Full webhook URL, encrypted. Null only until the first start after the update encrypts it. */
  sealed_address: ColumnType<string | null, string | null | undefined, string | null>;
  /** Language of emails. */
  language: MailLanguage;
  /** Signing secret for webhook messages. */
  sealed_secret: string | null;
  is_enabled: ColumnType<boolean, boolean | undefined, boolean>;
  /** Last delivered entry of the audit trail. */
  told_up_to: number;
  /** Consecutive failed attempts. */
  failures: ColumnType<number, number | undefined, number>;
  last_error: string | null;
  last_told_on: Millis | null;
  next_attempt: Millis;
  created_on: Millis;
  created_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    destinations: Destinations;
  }
}
