/** What a link that works once may be for: one made for the one opens no other. */
export type LinkPurpose =
  | 'reset-password'
  | 'set-password'
  | 'expired-password'
  | 'finish-sign-up'
  | 'connector-finish-sign-up'
  | 'approve-sign-up'
  | 'verify-email';

/** What a link remembers of why it was made. Never a secret: it stands in the store as it is. */
export type LinkData = Readonly<Record<string, string | number | boolean>>;
