export const words = {
  'history.did.report_schedule.created': 'Planned report {name}',
  'history.did.report_schedule.changed': 'Changed the plan of report {name}',
  'history.did.report_schedule.deleted': 'Removed the plan of report {name}',
  'history.did.report.sent': 'Had report {name} sent',
  'history.did.digest.changed': 'Changed who is told of their own use by mail',
  'history.field.left_out': 'Not told',
  'history.field.frequency': 'How often',
  'history.field.recipients': 'Recipients',
} as const;
