/** What a notice offers its reader to do: take a file, read the details of something, or go where something is to be done. */
export const NOTIFICATION_ACTIONS = ['DOWNLOAD', 'DETAILS', 'VISIT'] as const;
export type NotificationAction = (typeof NOTIFICATION_ACTIONS)[number];

/**
 * Every notice that Casbah gives, and the values its words name. The words are written when they are read, in the reader's
 * language. Values are names and counts, never a secret: whoever gets the notice reads them.
 */
export const NOTIFICATION_VALUES = {
  /** A log file that took long to read. */
  'load-completed': ['file', 'source', 'events', 'rejects'],
  'load-failed': ['file', 'source'],
  'export-ready': ['name'],
  /** People came from a file or a directory: how many are new, changed, deactivated, and could not be taken. */
  'import-completed': ['source', 'added', 'changed', 'deactivated', 'refused'],
  'import-failed': ['source'],
  'directory-sync-failed': ['directory'],
  /** Somebody asks to see who stands behind an anonymised person. `subject` is the anonymised name. */
  'reveal-asked': ['by', 'subject', 'reason'],
  'reveal-approved': ['by', 'subject'],
  'reveal-refused': ['by', 'subject'],
  'domain-verified': ['domain'],
  'domain-verification-lost': ['domain'],
  'destination-failing': ['destination'],
  'api-key-ends': ['name', 'days'],
  'subscription-ends': ['app', 'days'],
  /** What somebody asked for about a service is looked into, done or declined. */
  'service-request-moved': ['service'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

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

/** Longer values are no names. */
export const LONGEST_NOTICE_VALUE = 200;
/** Most notices that one answer lists, the newest first. */
export const MOST_NOTICES = 200;
/** After this a notice is cleared away, in days. */
export const NOTICES_KEPT_DAYS = 90;

/** Whether a notice may lead there: a path of this server, never another host. */
export function isNoticeUrl(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]{0,2046}$/.test(url);
}
