export const words = {
  'history.did.POST /admin/reports/schedules': 'Planned report {name}',
  'history.did.PATCH /admin/reports/schedules/{id}': 'Changed the plan of report {name}',
  'history.did.DELETE /admin/reports/schedules/{id}': 'Removed the plan of report {name}',
  'history.did.POST /admin/reports/schedules/{id}/send': 'Had report {name} sent',
  'history.did.PATCH /admin/reports/userdigest': 'Changed who is told of their own use by mail',
  'history.field.left_out': 'Not told',
  'history.field.frequency': 'How often',
  'history.field.recipients': 'Recipients',
} as const;
