export const words = {
  'notice.api-key-ends.subject': 'The API key {name} ends soon',
  'notice.api-key-ends.text':
    'The API key {name} ends in {days} days. Make a new one and put it where the old one is used, or what uses it stops.',
} as const;
