export const words = {
  'mail.changes-made.subject': '{count} changes at {company}',
  'mail.changes-made.text':
    '{count} changes were made in Casbah at {company} since the last mail of this kind. The history says who changed what, and when.',
  'mail.changes-made.action': 'Open the history',
  'mail.destination-test.subject': 'Casbah reaches you: {destination}',
  'mail.destination-test.text':
    'This is a test of the destination {destination} of {company}. From now on this address is told once a day how much was changed.',
} as const;
