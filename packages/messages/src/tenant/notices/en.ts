export const words = {
  'notice.policy-changed.subject': 'The rules for signing in were changed',
  'notice.policy-changed.text':
    '{by} has changed rules for passwords, second factors, sessions or networks. What it was before and what it is now stands in History.',
} as const;
