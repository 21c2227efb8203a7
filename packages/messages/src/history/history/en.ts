/** Field names shared by changes in many areas. */
export const words = {
  'history.field.name': 'Name',
  'history.field.timezone': 'Time zone',
  'history.field.notes': 'Notes',
  'history.field.networks': 'Networks',
  'history.field.path': 'Folder',
  'history.field.token': 'Token',
  'history.field.is_enabled': 'Enabled',
  'history.field.count': 'Count',
  'history.field.description': 'Description',
} as const;
