/** The bell, and the page with a person’s notices. */
export const words = {
  'notifications.title': 'Notifications',
  'notifications.sentence':
    '{count, plural, =0 {No unread notifications.} one {# unread.} other {# unread.}} Notifications are kept for 90 days.',
  'notifications.bell':
    '{count, plural, =0 {Notifications} one {Notifications: # unread} other {Notifications: # unread}}',
  'notifications.show': 'Show',
  'notifications.show.all': 'All',
  'notifications.show.unseen': 'Unread',
  'notifications.seeAll': 'Mark all as read',
  'notifications.see': 'Mark as read',
  'notifications.see.of': 'Mark as read: {subject}',
  'notifications.DOWNLOAD': 'Download',
  'notifications.DETAILS': 'Details',
  'notifications.VISIT': 'Open',
  'notifications.page': 'All notifications',
  'notifications.new': 'Unread',
  'notifications.none': 'No notifications',
  'notifications.none.text':
    'You’ll be notified here about finished uploads and imports, and requests to approve.',
  'notifications.none.unseen': 'You’ve read all of them.',
  'notifications.panel.given': 'Created {when}',
  'notifications.panel.seen': 'Read {when}',
  'notifications.panel.missing': 'This notification no longer exists',
  'notifications.mail': 'Email me unread notifications once a day',
  'notifications.mail.failed': 'Couldn’t save your choice',
} as const;
