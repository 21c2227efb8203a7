import type { NotificationAction } from '@casbah/domain/notification';
import type { JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Notices, one row for each person who got it. */
interface Notifications {
  id: string;
  tenant_id: string;
  user_id: string;
  /** A `NotificationTemplate`, or one that an older or a newer Casbah on the same store knows. */
  template: string;
  values: JSONColumnType<Readonly<Record<string, string | number>>>;
  action: NotificationAction;
  /** A path of this server. */
  url: string;
  created_on: Millis;
  seen_on: Millis | null;
  /** When it went into a daily mail. */
  mailed_on: Millis | null;
}

declare module '../database.ts' {
  interface Database {
    notifications: Notifications;
  }
}
