export const words = {
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
} as const;
