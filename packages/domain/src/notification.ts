/** What a notice offers its reader to do: take a file, read the details of something, or go where something is to be done. */
export const NOTIFICATION_ACTIONS = ['DOWNLOAD', 'DETAILS', 'VISIT'] as const;
export type NotificationAction = (typeof NOTIFICATION_ACTIONS)[number];

/**
 * Every notice that Casbah gives, and the values its words name. The words are written when they are read, in the reader's
 * language. Values are names and counts, never a secret: whoever gets the notice reads them.
 */
export const NOTIFICATION_VALUES = {
  /** Files that a person sent to a source were read: how many, and what came of them. */
  'load-completed': ['source', 'files', 'events', 'rejects'],
  /** Files of a source could not be read: how many, and the last one's name. */
  'load-failed': ['source', 'files', 'file'],
  /** A source that delivered by itself has stopped to, so many days ago. */
  'source-silent': ['source', 'days'],
  /** Of so many sources that the company may have, so many are there. */
  'sources-near-limit': ['used', 'limit'],
  /** People came from a file or a directory: how many are new, changed, deactivated, and could not be taken. */
  'import-completed': ['source', 'added', 'changed', 'deactivated', 'refused'],
  'import-failed': ['source'],
  'directory-sync-failed': ['directory'],
  /** The person who set the directory up has left, or lost the rights that it needs. */
  'directory-sync-stopped': ['directory'],
  /** Too many failed attempts to sign in: how many accounts are locked for it, and the last one's address. */
  'account-locked': ['email', 'accounts'],
  /** The rules for passwords, second factors, sessions and networks. */
  'policy-changed': ['by'],
  /** Somebody asks to see who stands behind an anonymised person. `subject` is the anonymised name. */
  'reveal-asked': ['by', 'subject', 'reason'],
  'reveal-approved': ['by', 'subject'],
  'reveal-refused': ['by', 'subject'],
  /** The same about everybody: anonymisation is to be switched off. */
  'switch-off-asked': ['by', 'reason'],
  'switch-off-approved': ['by'],
  'switch-off-refused': ['by'],
  /** To the other sysadmins: somebody approved that `asker` reads names, or that people are anonymous no more. */
  'reveal-granted': ['by', 'asker', 'subject'],
  'anonymity-ended': ['by', 'asker'],
  'domain-verified': ['domain'],
  'destination-failing': ['destination'],
  'api-key-ends': ['name', 'days'],
  'subscription-ends': ['app', 'days'],
  /** What somebody asked for about a service is looked into, done or declined. */
  'service-request-moved': ['service'],
  /** A standing policy has found so many services. */
  'policy-hit': ['policy', 'services'],
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
