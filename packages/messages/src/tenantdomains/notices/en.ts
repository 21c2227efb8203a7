export const words = {
  'notice.domain-verified.subject': '{domain} verified',
  'notice.domain-verified.text':
    'The domain {domain} is verified: people with an address in it now belong to your company.',
} as const;
