export const words = {
  'notice.subscription-ends.subject': '{app} ends soon',
  'notice.subscription-ends.text':
    'The subscription of {app} ends in {days} days. Renew it, or its pages close on that day; what it has stored is kept.',
} as const;
