export const words = {
  'history.field.notice_mail': 'Mail about notices',
} as const;
