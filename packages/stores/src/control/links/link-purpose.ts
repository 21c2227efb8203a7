/** Purpose of a one-time link. A link for one purpose doesn't work for another. */
export type LinkPurpose =
  | 'reset-password'
  | 'set-password'
  | 'expired-password'
  | 'finish-sign-up'
  | 'connector-finish-sign-up'
  | 'approve-sign-up'
  | 'verify-email';

/** State stored with a link. Never a secret: it is stored in plain text. */
export type LinkData = Readonly<Record<string, string | number | boolean>>;
