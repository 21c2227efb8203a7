export const words = {
  'history.field.notice_mail': 'Notification email',
} as const;
