export const words = {
  'history.did.syslog.changed': 'Set whose syslog data source {name} takes',
  'history.did.log_stream.changed': 'Set whose syslog data source {name} takes',
  'history.did.log_stream.deleted': 'Had data source {name} take nobody’s syslog',
  'history.field.senders': 'Syslog senders',
} as const;
