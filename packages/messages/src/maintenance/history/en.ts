export const words = {
  'history.did.maintenance.created': 'Announced {name}',
  'history.did.maintenance.changed': 'Changed the announcement {name}',
  'history.did.maintenance.deleted': 'Took the announcement {name} back',
  'history.field.start_time': 'Begins',
  'history.field.end_time': 'Ends',
  'history.field.is_public': 'Told to everybody',
  'history.field.has_details': 'Has details',
  'history.field.non_maintenance': 'Announcement only',
  'history.field.desc': 'Description',
} as const;
