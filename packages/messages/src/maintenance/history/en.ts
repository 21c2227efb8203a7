export const words = {
  'history.did.POST /admin/maintenance/periods': 'Announced {name}',
  'history.did.PATCH /admin/maintenance/periods/{id}': 'Changed the announcement {name}',
  'history.did.DELETE /admin/maintenance/periods/{id}': 'Took the announcement {name} back',
  'history.field.start_time': 'Begins',
  'history.field.end_time': 'Ends',
  'history.field.is_public': 'Told to everybody',
  'history.field.has_details': 'Has details',
  'history.field.non_maintenance': 'Announcement only',
  'history.field.desc': 'Description',
} as const;
