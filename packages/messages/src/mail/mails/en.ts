/** What all mails say: greeting, hint, footer. Plain `{names}`, because the server fills them without ICU. */
export const words = {
  'mail.greeting': 'Hello {name},',
  'mail.hello': 'Hello,',
  'mail.linkHint': 'If the button does not work, copy this address into your browser:',
  'mail.unasked': 'If you did not ask for this, you need not do anything: nothing changes.',
  'mail.footer': 'Sent by Casbah at {origin}. Replies to this mail are not read.',
} as const;
