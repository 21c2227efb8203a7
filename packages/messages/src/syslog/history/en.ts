export const words = {
  'history.did.syslog.changed': 'Changed the syslog senders of {name}',
  'history.did.log_stream.changed': 'Changed the syslog senders of {name}',
  'history.did.log_stream.deleted': 'Removed the syslog senders of {name}',
  'history.field.senders': 'Syslog senders',
} as const;
