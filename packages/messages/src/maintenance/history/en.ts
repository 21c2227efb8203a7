export const words = {
  'history.did.maintenance.created': 'Announced maintenance {name}',
  'history.did.maintenance.changed': 'Changed maintenance {name}',
  'history.did.maintenance.deleted': 'Deleted maintenance {name}',
  'history.field.start_time': 'Starts',
  'history.field.end_time': 'Ends',
  'history.field.is_public': 'Visible to everyone',
  'history.field.has_details': 'Has details',
  'history.field.non_maintenance': 'Announcement only',
  'history.field.desc': 'Description',
} as const;
