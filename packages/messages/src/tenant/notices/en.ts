export const words = {
  'notice.policy-changed.subject': 'Sign-in rules changed',
  'notice.policy-changed.text':
    '{by} changed rules for passwords, MFA, sessions or networks. History shows the old and new values.',
} as const;
