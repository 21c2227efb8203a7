export const words = {
  'mail.notifications-digest.subject': 'You have notices in Casbah: {count} not seen',
  'mail.notifications-digest.text':
    'At {company}, notices that you have not seen: {count}. The newest: {newest}. You get this mail once a day at most; switch it off on the page of your notices.',
  'mail.notifications-digest.action': 'See your notices',
} as const;
