export const words = {
  'notice.reveal-asked.subject': '{by} asks to unmask {subject}',
  'notice.reveal-asked.text':
    '{by} asks to see who {subject} is. Reason: {reason}. Approve or deny it; no one can approve their own request.',
  'notice.reveal-approved.subject': 'You can see who {subject} is',
  'notice.reveal-approved.text':
    '{by} approved your request to unmask {subject}. Only you can see the name, for one hour. This is recorded in History.',
  'notice.reveal-refused.subject': 'Your request about {subject} was denied',
  'notice.reveal-refused.text':
    '{by} denied your request to see who {subject} is. Contact them if you still need it.',
  'notice.switch-off-asked.subject': '{by} asks to turn off anonymization',
  'notice.switch-off-asked.text':
    '{by} asks to show everyone’s names again. Reason: {reason}. Approve or deny it; no one can approve their own request.',
  'notice.switch-off-approved.subject': 'Anonymization is off',
  'notice.switch-off-approved.text':
    '{by} approved your request: names are visible again to everyone who can open Audit. This is recorded in History.',
  'notice.switch-off-refused.subject': 'Your request to turn off anonymization was denied',
  'notice.switch-off-refused.text':
    '{by} denied your request; people stay anonymous. Contact them if you still need it.',
  'notice.reveal-granted.subject': '{asker} can see who {subject} is',
  'notice.reveal-granted.text':
    '{by} approved {asker}’s request to see who {subject} is. If you didn’t expect this, contact both and check History.',
  'notice.anonymity-ended.subject': 'People are no longer anonymous',
  'notice.anonymity-ended.text':
    '{by} approved {asker}’s request to end anonymization: names are visible again. If you didn’t expect this, turn it back on and check History.',
} as const;
