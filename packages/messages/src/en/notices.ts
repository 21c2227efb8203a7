/**
 * What notices say, in plain `{names}` which the server fills. `.subject` and `.text` of each notice of `domain`'s
 * `notification.ts`, and of one that this Casbah does not know.
 */
export const notices = {
  'notice.load-completed.subject': '{file} has been read',
  'notice.load-completed.text':
    'The file {file} of the source {source} has been read. Events: {events}; lines set aside: {rejects}. Lines set aside are kept with their reason and can be read again.',
  'notice.load-failed.subject': '{file} could not be read',
  'notice.load-failed.text':
    'Reading the file {file} of the source {source} has stopped. Open the source to see why; what was read until then is kept.',
  'notice.export-ready.subject': '{name} is ready',
  'notice.export-ready.text': 'The export {name} is ready. Download it; it is kept for a limited time.',
  'notice.import-completed.subject': 'People from {source}: import finished',
  'notice.import-completed.text':
    'The import from {source} has finished. Added: {added}; changed: {changed}; deactivated: {deactivated}; not taken: {refused}. Look at those that were not taken before you import again.',
  'notice.import-failed.subject': 'People from {source}: import stopped',
  'notice.import-failed.text':
    'The import from {source} has stopped. Open it to see why; it can go on where it stopped.',
  'notice.directory-sync-failed.subject': '{directory} could not be read',
  'notice.directory-sync-failed.text':
    'The directory {directory} could not be read. People stay as they are until it answers again; check its connection.',
  'notice.reveal-asked.subject': '{by} asks who {subject} is',
  'notice.reveal-asked.text':
    '{by} asks to see who stands behind {subject}. The reason given: {reason}. Approve or refuse; nobody can approve their own request.',
  'notice.reveal-approved.subject': 'You may see who {subject} is',
  'notice.reveal-approved.text':
    '{by} has approved your request about {subject}. It holds for an hour, for you alone, and stands in History.',
  'notice.reveal-refused.subject': 'Your request about {subject} was refused',
  'notice.reveal-refused.text':
    '{by} has refused your request to see who {subject} is. Talk to them if you need it.',
  'notice.domain-verified.subject': '{domain} belongs to your company',
  'notice.domain-verified.text':
    'The domain {domain} is verified: people with an address in it count as your company’s own.',
  'notice.domain-verification-lost.subject': '{domain} is no longer verified',
  'notice.domain-verification-lost.text':
    'The record that shows {domain} to be your company’s is gone. Put it back, or people with an address in it no longer count as your own.',
  'notice.destination-failing.subject': '{destination} does not take messages',
  'notice.destination-failing.text':
    'Messages to {destination} have failed for some time. Check its address and that it answers; messages are tried again for a day.',
  'notice.api-key-ends.subject': 'The API key {name} ends soon',
  'notice.api-key-ends.text':
    'The API key {name} ends in {days} days. Make a new one and put it where the old one is used, or what uses it stops.',
  'notice.service-request-moved.subject': 'Your request about {service}',
  'notice.service-request-moved.text': 'Somebody looked into what you asked about {service}.',
  'notice.subscription-ends.subject': '{app} ends soon',
  'notice.subscription-ends.text':
    'The subscription of {app} ends in {days} days. Renew it, or its pages close on that day; what it has stored is kept.',
  'notice.unknown.subject': 'A notice of another version of Casbah',
  'notice.unknown.text':
    'This notice was written by another version of Casbah, which knows more of it. Ask whoever runs this Casbah.',
} as const;
