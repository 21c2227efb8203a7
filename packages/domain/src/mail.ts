/**
 * All emails and the values in their texts. `link` is a path on this server; the mailer prefixes the public URL, so
 * requests can't redirect links. `time` is ms since 1970 UTC; `table` is a `MailTable` as JSON.
 */
export const MAIL_VALUES = {
  'reset-password': ['name', 'company', 'link', 'minutes'],
  'set-password': ['name', 'company', 'link', 'days'],
  /** The company allows this person only single sign-on. */
  'use-single-sign-on': ['name', 'company', 'link'],
  'password-changed': ['name', 'company', 'time', 'address'],
  /** The address is unverified, so these emails contain no user input. */
  'finish-sign-up': ['link', 'days'],
  'connector-finish-sign-up': ['app', 'link', 'days'],
  /** The email address or domain of a sign-up is already known. */
  'sign-up-known': ['link'],
  'verify-email': ['link', 'days'],
  'auto-invite': ['link', 'days'],
  /** To the operator: someone requests a new company. */
  'approve-sign-up': ['name', 'email', 'company', 'domain', 'link', 'days'],
  'sign-up-approved': ['name', 'company', 'link', 'days'],
  'verification-code': ['code', 'minutes'],
  /** Someone with the password guessed at the second factor. */
  'second-factor-locked': ['name', 'company', 'minutes', 'address'],
  'app-added': ['name', 'company', 'time', 'address'],
  'app-removed': ['name', 'company', 'time', 'address'],
  'passkey-added': ['name', 'company', 'passkey', 'time', 'address'],
  'passkey-removed': ['name', 'company', 'passkey', 'time', 'address'],
  'recovery-codes-made': ['name', 'company', 'time', 'address'],
  'second-factors-reset': ['name', 'company', 'time', 'address'],
  /** At most daily: a person's unseen notices. `newest` is the latest one's subject. */
  'notifications-digest': ['name', 'company', 'count', 'newest', 'link'],
  /** To a destination: changes since the last such email. */
  'changes-made': ['company', 'count', 'link'],
  'destination-test': ['company', 'destination'],
  /** A scheduled report, with attached files. */
  'audit-report': ['company', 'report', 'span', 'link', 'table'],
  /** To people, about the services they used, with `csv` attached. */
  'user-digest': ['name', 'company', 'span', 'table', 'csv'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A table in an email; its first column has the row names. */
export interface MailTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export type MailTemplate = keyof typeof MAIL_VALUES;
export const MAIL_TEMPLATES = Object.keys(MAIL_VALUES) as MailTemplate[];

/** Values for one kind of email; all are required. */
export type MailValues<Template extends MailTemplate> = Readonly<
  Record<(typeof MAIL_VALUES)[Template][number], string | number>
>;

export const MAIL_LANGUAGES = ['en-us', 'es', 'fr', 'de', 'ja'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** An email to be written in the reader's language. */
export type Mail = {
  [Template in MailTemplate]: {
    template: Template;
    values: MailValues<Template>;
    to: string;
    language: MailLanguage;
    /** Company of the email; `null` before one exists. */
    tenant: string | null;
  };
}[MailTemplate];
