export const words = {
  'history.did.report_schedule.created': 'Scheduled report {name}',
  'history.did.report_schedule.changed': 'Changed schedule of report {name}',
  'history.did.report_schedule.deleted': 'Deleted schedule of report {name}',
  'history.did.report.sent': 'Sent report {name}',
  'history.did.digest.changed': 'Changed who gets usage digests',
  'history.field.left_out': 'Excluded',
  'history.field.frequency': 'Frequency',
  'history.field.recipients': 'Recipients',
} as const;
