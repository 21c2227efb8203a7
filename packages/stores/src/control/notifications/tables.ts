import type { NotificationAction } from '@casbah/domain/notification';
import type { JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Notices, one row per recipient. */
interface Notifications {
  id: string;
  tenant_id: string;
  user_id: string;
  /** A `NotificationTemplate`, or one of an older or newer Casbah version on the same store. */
  template: string;
  values: JSONColumnType<Readonly<Record<string, string | number>>>;
  action: NotificationAction;
  /** Path on this server. */
  url: string;
  created_on: Millis;
  seen_on: Millis | null;
  /** When it was sent in a digest. */
  mailed_on: Millis | null;
}

declare module '../database.ts' {
  interface Database {
    notifications: Notifications;
  }
}
