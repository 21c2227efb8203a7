import { NOTIFICATION_VALUES } from './notices.generated.ts';

/** Action of a notice: download a file, show details, or go to a page with a task. */
export const NOTIFICATION_ACTIONS = ['DOWNLOAD', 'DETAILS', 'VISIT'] as const;
export type NotificationAction = (typeof NOTIFICATION_ACTIONS)[number];

/** All notices declared by areas in the contract. Texts are generated on reading, in the reader's language. */
export type NotificationTemplate = keyof typeof NOTIFICATION_VALUES;
export const NOTIFICATION_TEMPLATES = Object.keys(NOTIFICATION_VALUES) as NotificationTemplate[];

/** Values for one kind of notice; all are required. */
export type NotificationValues<Template extends NotificationTemplate> = Readonly<
  Record<(typeof NOTIFICATION_VALUES)[Template][number], string | number>
>;

/** A notice to send. `url` is a path on this server, such as `/settings/directory`. */
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
/** Maximum notices per response, newest first. */
export const MOST_NOTICES = 200;
/** Days after which a notice is deleted. */
export const NOTICES_KEPT_DAYS = 90;

/** Whether a notice may link there: a path on this server, never another host. */
export function isNoticeUrl(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]{0,2046}$/.test(url);
}
