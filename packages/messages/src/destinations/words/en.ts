/** Where changes are sent. */
export const words = {
  'settings.destinations.sentence':
    'Send changes to a signed webhook in real time, or a daily summary by email.',
  'settings.destinations.mayNot':
    'Destinations receive the history, so changing them requires permission to export it.',
  'settings.destinations.add': 'Add destination',
  'settings.destinations.empty': 'No destinations yet',
  'settings.destinations.empty.text':
    'Changes are always recorded in History. Add a webhook for your SIEM, or email for your team.',
  'settings.destinations.test': 'Test',
  'settings.destinations.test.ok': '{name} accepted the test (status {status})',
  'settings.destinations.test.mail': 'Test sent to {address}',
  'settings.destinations.test.failed': 'Couldn’t reach {name}',
  'settings.destinations.renew': 'Replace secret',
  'settings.destinations.renew.title': 'Replace the secret of {name}?',
  'settings.destinations.renew.text':
    'The current secret stops working immediately. Messages the receiver refuses are kept and retried until it has the new one.',
  'settings.destinations.remove.title': 'Remove {name}?',
  'settings.destinations.remove.text': 'It gets no more messages. Changes stay in History.',
  'settings.destination.kind': 'Type',
  'settings.destination.mail': 'Email',
  'settings.destination.webhook': 'Webhook',
  'settings.destination.mail.about': 'A daily email with the number of changes and a link to History.',
  'settings.destination.webhook.about':
    'Every change as JSON within a minute, signed with HMAC-SHA256. Failed messages are retried.',
  'settings.destination.mail.address': 'Email address',
  'settings.destination.webhook.address': 'Webhook URL',
  'settings.destination.mail.wrong': 'Enter an email address, such as security@company.example',
  'settings.destination.webhook.wrong': 'Enter a URL that starts with https://',
  'settings.destination.on': 'On',
  'settings.destination.off': 'Off',
  'settings.destination.works': 'Working',
  'settings.destination.failing': 'Failing',
  'settings.destination.never': 'nothing sent yet',
  'settings.destination.told': 'last sent {when}',
  'settings.destination.waiting': '{count, plural, one {# change queued} other {# changes queued}}',
  'settings.destination.problem':
    '{error}. {failures, plural, one {1 attempt} other {# attempts}}; next attempt {when}. Nothing is lost: changes stay queued.',
  'settings.secret.title': 'Save this secret now',
  'settings.secret.text': 'You won’t see it again. Store it where your receiver can read it.',
  'settings.secret.how':
    'Every message has two headers: casbah-timestamp, and casbah-signature with v1= and the hexadecimal HMAC-SHA256 of the timestamp, a period and the body. Reject messages with a wrong signature and messages older than five minutes.',
  'settings.secret.done': 'I’ve saved it',
} as const;
