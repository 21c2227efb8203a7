/** Common parts of emails: greeting, hint, footer. Plain `{names}`, because the server fills them without ICU. */
export const words = {
  'mail.greeting': 'Hello {name},',
  'mail.hello': 'Hello,',
  'mail.linkHint': 'If the button doesn’t work, copy this link into your browser:',
  'mail.unasked': 'If you didn’t request this, ignore this email.',
  'mail.footer': 'Sent by Casbah at {origin}. Replies aren’t read.',
} as const;
