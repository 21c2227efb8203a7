export const words = {
  'history.field.format': 'Format',
  'history.field.file_name': 'File',
  'history.field.size': 'Size',
  'history.field.load': 'Job ID',
  'history.did.datasource.created': 'Added source {name}',
  'history.did.datasource.changed': 'Changed source {name}',
  'history.did.datasource.deleted': 'Deleted source {name}',
  'history.field.max_datasources': 'Maximum sources',
  'history.did.load.created': 'Uploaded {file} to {name}',
  'history.did.load.retried': 'Retried {file}',
  'history.did.load.deleted': 'Deleted file {file} of {name}',
  'history.did.rejects.parsed_again': 'Reparsed rejected lines of {name}',
} as const;
