export const words = {
  'notice.api-key-ends.subject': 'API key {name} expires soon',
  'notice.api-key-ends.text':
    'API key {name} expires in {days} days. Create a new one and replace it wherever it’s used, or those programs lose access.',
} as const;
