import { NOTIFICATION_VALUES } from './notices.generated.ts';

/** What a notice offers its reader to do: take a file, read the details of something, or go where something is to be done. */
export const NOTIFICATION_ACTIONS = ['DOWNLOAD', 'DETAILS', 'VISIT'] as const;
export type NotificationAction = (typeof NOTIFICATION_ACTIONS)[number];

/** Every notice, as the areas declare them in the contract. Its words are written when they are read, in the reader's language. */
export type NotificationTemplate = keyof typeof NOTIFICATION_VALUES;
export const NOTIFICATION_TEMPLATES = Object.keys(NOTIFICATION_VALUES) as NotificationTemplate[];

/** What one kind of notice is filled with: none of its values may be missing. */
export type NotificationValues<Template extends NotificationTemplate> = Readonly<
  Record<(typeof NOTIFICATION_VALUES)[Template][number], string | number>
>;

/** A notice to be given. `url` is a path of this server, e.g. `/settings/directory`. */
export type Notice = {
  [Template in NotificationTemplate]: {
    template: Template;
    values: NotificationValues<Template>;
    action: NotificationAction;
    url: string;
  };
}[NotificationTemplate];

/** Longer values are rejected as names. */
export const LONGEST_NOTICE_VALUE = 200;
/** Maximum notices that one answer lists, the newest first. */
export const MOST_NOTICES = 200;
/** After this a notice is cleared away, in days. */
export const NOTICES_KEPT_DAYS = 90;

/** Whether a notice may lead there: a path of this server, never another host. */
export function isNoticeUrl(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]{0,2046}$/.test(url);
}
