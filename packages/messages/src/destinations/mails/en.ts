export const words = {
  'mail.changes-made.subject': 'Changes in {company}: {count}',
  'mail.changes-made.text':
    'Changes made in Casbah for {company} since the last summary: {count}. History shows who changed what, and when.',
  'mail.changes-made.action': 'Open History',
  'mail.destination-test.subject': 'Test message for {destination}',
  'mail.destination-test.text':
    'This is a test of destination {destination} of {company}. You’ll get a daily summary of changes at this address.',
} as const;
