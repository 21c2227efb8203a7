/**
 * What notices say, in plain `{names}` which the server fills. `.subject` and `.text` of each notice of `domain`'s
 * `notification.ts`, and of one that this Casbah does not know.
 */
export const notices = {
  'notice.load-completed.subject': '{source}: logs have been read',
  'notice.load-completed.text':
    'Files of {source} that were read: {files}. Events: {events}; lines set aside: {rejects}. Lines set aside are kept with their reason and can be read again.',
  'notice.load-failed.subject': '{source}: logs could not be read',
  'notice.load-failed.text':
    'Files of {source} that could not be read: {files}; the last one is {file}. Open the source to see why of each; what was read until then is kept.',
  'notice.source-silent.subject': '{source} has stopped delivering',
  'notice.source-silent.text':
    'No file of {source} has come for {days} days, which is longer than its pauses are. Check whatever sends its logs; until then, what happens there is not seen.',
  'notice.sources-near-limit.subject': 'Data sources: {used} of {limit} are used',
  'notice.sources-near-limit.text':
    'Your company has {used} of the {limit} data sources that it may have. Delete one that delivers nothing any more, or ask whoever runs this Casbah for more.',
  'notice.import-completed.subject': 'People from {source}: import finished',
  'notice.import-completed.text':
    'The import from {source} has finished. Added: {added}; changed: {changed}; deactivated: {deactivated}; not taken: {refused}. Look at those that were not taken before you import again.',
  'notice.import-failed.subject': 'People from {source}: import stopped',
  'notice.import-failed.text':
    'The import from {source} has stopped. Open it to see why; it can go on where it stopped.',
  'notice.directory-sync-failed.subject': '{directory} could not be read',
  'notice.directory-sync-failed.text':
    'The directory {directory} could not be read. People stay as they are until it answers again; check its connection.',
  'notice.directory-sync-stopped.subject': '{directory} is no longer read',
  'notice.directory-sync-stopped.text':
    'The person whose rights {directory} was read with has left or lost those rights. Nobody is added, changed or deactivated until someone who can change settings and import people takes the connection over.',
  'notice.reveal-asked.subject': '{by} asks who {subject} is',
  'notice.reveal-asked.text':
    '{by} asks to see who stands behind {subject}. The reason given: {reason}. Approve or refuse; nobody can approve their own request.',
  'notice.reveal-approved.subject': 'You may see who {subject} is',
  'notice.reveal-approved.text':
    '{by} has approved your request about {subject}. It holds for an hour, for you alone, and stands in History.',
  'notice.reveal-refused.subject': 'Your request about {subject} was refused',
  'notice.reveal-refused.text':
    '{by} has refused your request to see who {subject} is. Talk to them if you need it.',
  'notice.switch-off-asked.subject': '{by} asks to switch anonymisation off',
  'notice.switch-off-asked.text':
    '{by} asks to show everybody’s names again. The reason given: {reason}. Approve or refuse; nobody can approve their own request.',
  'notice.switch-off-approved.subject': 'Anonymisation is off',
  'notice.switch-off-approved.text':
    '{by} has approved your request: names are shown again to everybody who may look, and this stands in History.',
  'notice.switch-off-refused.subject': 'Your request to switch anonymisation off was refused',
  'notice.switch-off-refused.text':
    '{by} has refused your request; people stay anonymous. Talk to them if you need it.',
  'notice.reveal-granted.subject': '{asker} can see who {subject} is',
  'notice.reveal-granted.text':
    '{by} approved that {asker} sees who stands behind {subject}. If nobody you trust asked for this, talk to both and look at the history.',
  'notice.anonymity-ended.subject': 'People are not anonymous any more',
  'notice.anonymity-ended.text':
    '{by} approved the request of {asker} to end it: names of people are shown again. If this was not agreed, switch it back on and look at the history.',
  'notice.domain-verified.subject': '{domain} belongs to your company',
  'notice.domain-verified.text':
    'The domain {domain} is verified: people with an address in it count as your company’s own.',
  'notice.account-locked.subject': 'Too many failed sign-ins: {email}',
  'notice.account-locked.text':
    'After too many failed attempts to sign in the account {email} is locked for a quarter of an hour. Accounts locked since you last looked: {accounts}. Ask whether it was them; you can unlock an account in the list of users.',
  'notice.policy-changed.subject': 'The rules for signing in were changed',
  'notice.policy-changed.text':
    '{by} has changed rules for passwords, second factors, sessions or networks. What it was before and what it is now stands in History.',
  'notice.destination-failing.subject': '{destination} does not take messages',
  'notice.destination-failing.text':
    'Messages to {destination} have failed for some time. Check its address and that it answers. They are tried again at least every hour, and none is lost.',
  'notice.api-key-ends.subject': 'The API key {name} ends soon',
  'notice.api-key-ends.text':
    'The API key {name} ends in {days} days. Make a new one and put it where the old one is used, or what uses it stops.',
  'notice.service-request-moved.subject': 'Your request about {service}',
  'notice.service-request-moved.text': 'Somebody looked into what you asked about {service}.',
  'notice.policy-hit.subject': '{policy} found services',
  'notice.policy-hit.text': 'Services that the policy {policy} found in new traffic: {services}.',
  'notice.subscription-ends.subject': '{app} ends soon',
  'notice.subscription-ends.text':
    'The subscription of {app} ends in {days} days. Renew it, or its pages close on that day; what it has stored is kept.',
  'notice.unknown.subject': 'A notice of another version of Casbah',
  'notice.unknown.text':
    'This notice was written by another version of Casbah, which knows more of it. Ask whoever runs this Casbah.',
} as const;
