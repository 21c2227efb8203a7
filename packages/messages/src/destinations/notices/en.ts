export const words = {
  'notice.destination-failing.subject': '{destination} isn’t accepting messages',
  'notice.destination-failing.text':
    'Messages to {destination} have been failing for some time. Check its URL and that it responds. Casbah retries at least every hour and loses no messages.',
} as const;
