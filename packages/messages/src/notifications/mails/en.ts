export const words = {
  'mail.notifications-digest.subject': 'Unread notifications in Casbah: {count}',
  'mail.notifications-digest.text':
    'Unread notifications at {company}: {count}. The newest: {newest}. You get this email at most once a day; turn it off on the Notifications page.',
  'mail.notifications-digest.action': 'View notifications',
} as const;
