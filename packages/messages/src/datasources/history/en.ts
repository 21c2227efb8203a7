export const words = {
  'history.field.format': 'Format',
  'history.field.file_name': 'File',
  'history.field.size': 'Size',
  'history.field.load': 'File id',
  'history.did.POST /admin/datasources': 'Added data source {name}',
  'history.did.PATCH /admin/datasources/{id}': 'Changed data source {name}',
  'history.did.DELETE /admin/datasources/{id}': 'Deleted data source {name}',
  'history.field.max_datasources': 'Sources at most',
  'history.did.POST /admin/datasources/{id}/loads': 'Uploaded {file} to {name}',
  'history.did.POST /admin/loads/{id}/retry': 'Had {file} read on',
  'history.did.POST /admin/datasources/{id}/rejects/parse_again':
    'Had the lines set aside of {name} read again',
  'history.did.POST /controls/make_api_request post datasources': 'Added data source {name}',
  'history.did.POST /controls/make_api_request patch datasources': 'Changed data source {name}',
  'history.did.POST /controls/make_api_request delete datasources': 'Deleted data source {name}',
} as const;
