/** The bell, and the page of a person’s notices. */
export const words = {
  'notifications.title': 'Notifications',
  'notifications.sentence':
    '{count, plural, =0 {Nothing new: you have seen all of them.} one {# you have not seen.} other {# you have not seen.}} They are kept for 90 days.',
  'notifications.bell':
    '{count, plural, =0 {Notifications} one {Notifications: # not seen} other {Notifications: # not seen}}',
  'notifications.show': 'Which notices are shown',
  'notifications.show.all': 'All',
  'notifications.show.unseen': 'Not seen',
  'notifications.seeAll': 'Mark all as seen',
  'notifications.see': 'Mark as seen',
  'notifications.see.of': 'Mark as seen: {subject}',
  'notifications.DOWNLOAD': 'Download',
  'notifications.DETAILS': 'Details',
  'notifications.VISIT': 'Open',
  'notifications.page': 'All notifications',
  'notifications.new': 'Not seen',
  'notifications.none': 'No notifications',
  'notifications.none.text':
    'What takes long or needs you is told here: files that were read, imports, requests to approve.',
  'notifications.none.unseen': 'You have seen all of them.',
  'notifications.panel.given': 'Given {when}',
  'notifications.panel.seen': 'Seen {when}',
  'notifications.panel.missing': 'There is no such notification any more',
  'notifications.mail': 'Mail me once a day about what I have not seen',
  'notifications.mail.failed': 'The choice could not be saved',
} as const;
