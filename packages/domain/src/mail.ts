/**
 * Every mail that Casbah writes, and the values its words name. `link` is a path of this server, `/#/resetpassword?…`: the
 * mailer puts the public address in front, so that no request can say where a link leads. `time` is in milliseconds since
 * 1970 UTC. `table` is a `MailTable` as JSON, in words of the reader's language.
 */
export const MAIL_VALUES = {
  'reset-password': ['name', 'company', 'link', 'minutes'],
  'set-password': ['name', 'company', 'link', 'days'],
  /** The company lets this person sign in through its identity provider only. */
  'use-single-sign-on': ['name', 'company', 'link'],
  'password-changed': ['name', 'company', 'time', 'address'],
  /** The address is unverified: mails to it contain nothing that was typed in. */
  'finish-sign-up': ['link', 'days'],
  'connector-finish-sign-up': ['app', 'link', 'days'],
  /** Someone signed up with an address or a domain that is known already. */
  'sign-up-known': ['link'],
  'verify-email': ['link', 'days'],
  'auto-invite': ['link', 'days'],
  /** To the operator: someone requests a new company. */
  'approve-sign-up': ['name', 'email', 'company', 'domain', 'link', 'days'],
  'sign-up-approved': ['name', 'company', 'link', 'days'],
  'verification-code': ['code', 'minutes'],
  /** Someone who knows the password guessed at the second factor. */
  'second-factor-locked': ['name', 'company', 'minutes', 'address'],
  'app-added': ['name', 'company', 'time', 'address'],
  'app-removed': ['name', 'company', 'time', 'address'],
  'passkey-added': ['name', 'company', 'passkey', 'time', 'address'],
  'passkey-removed': ['name', 'company', 'passkey', 'time', 'address'],
  'recovery-codes-made': ['name', 'company', 'time', 'address'],
  'second-factors-reset': ['name', 'company', 'time', 'address'],
  /** Once a day at most: notices that a person hasn't seen. `newest` is the subject of the newest. */
  'notifications-digest': ['name', 'company', 'count', 'newest', 'link'],
  /** To a destination: what was changed since the last such mail. */
  'changes-made': ['company', 'count', 'link'],
  'destination-test': ['company', 'destination'],
  /** A scheduled report, attached as files. */
  'audit-report': ['company', 'report', 'span', 'link', 'table'],
  /** To people, about the services they used; `csv` is attached. */
  'user-digest': ['name', 'company', 'span', 'table', 'csv'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A table in a mail: its first column names the rows. */
export interface MailTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export type MailTemplate = keyof typeof MAIL_VALUES;
export const MAIL_TEMPLATES = Object.keys(MAIL_VALUES) as MailTemplate[];

/** What one kind of mail is filled with: none of its values may be missing. */
export type MailValues<Template extends MailTemplate> = Readonly<
  Record<(typeof MAIL_VALUES)[Template][number], string | number>
>;

export const MAIL_LANGUAGES = ['en-us', 'es', 'fr', 'de', 'ja'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** A mail to be written, in words of the reader's language. */
export type Mail = {
  [Template in MailTemplate]: {
    template: Template;
    values: MailValues<Template>;
    to: string;
    language: MailLanguage;
    /** Company of the mail; `null` before one exists. */
    tenant: string | null;
  };
}[MailTemplate];
