export const words = {
  'notice.domain-verified.subject': '{domain} belongs to your company',
  'notice.domain-verified.text':
    'The domain {domain} is verified: people with an address in it count as your company’s own.',
} as const;
