export const words = {
  'history.field.format': 'Format',
  'history.field.file_name': 'File',
  'history.field.size': 'Size',
  'history.field.load': 'File id',
  'history.did.datasource.created': 'Added data source {name}',
  'history.did.datasource.changed': 'Changed data source {name}',
  'history.did.datasource.deleted': 'Deleted data source {name}',
  'history.field.max_datasources': 'Sources at most',
  'history.did.load.created': 'Uploaded {file} to {name}',
  'history.did.load.retried': 'Had {file} read on',
  'history.did.rejects.parsed_again': 'Had the lines set aside of {name} read again',
} as const;
