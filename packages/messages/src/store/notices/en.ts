export const words = {
  'notice.subscription-ends.subject': '{app} subscription ends soon',
  'notice.subscription-ends.text':
    'Your subscription to {app} ends in {days} days. Renew it, or its pages close that day. Stored data is kept.',
} as const;
