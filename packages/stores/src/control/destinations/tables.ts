import type { DestinationKind } from '@casbah/domain/destination';
import type { MailLanguage } from '@casbah/domain/mail';
import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Where a company's changes are delivered. */
interface Destinations {
  id: string;
  tenant_id: string;
  kind: DestinationKind;
  name: string;
  /** A mail address, or the part of a webhook's address that may be shown. */
  address: string;
  /** Of a webhook: all of its address. Null only until the first start after an update has sealed it. */
  sealed_address: ColumnType<string | null, string | null | undefined, string | null>;
  /** Of mails. */
  language: MailLanguage;
  /** What a webhook's messages are signed with. */
  sealed_secret: string | null;
  is_enabled: ColumnType<boolean, boolean | undefined, boolean>;
  /** The last delivered entry of the audit trail. */
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
