export const words = {
  'notice.destination-failing.subject': '{destination} does not take messages',
  'notice.destination-failing.text':
    'Messages to {destination} have failed for some time. Check its address and that it answers. They are tried again at least every hour, and none is lost.',
} as const;
