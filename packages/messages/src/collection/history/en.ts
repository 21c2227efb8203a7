export const words = {
  'history.did.PUT /admin/datasources/{id}/collection': 'Has the logs of {name} collected',
  'history.did.POST /admin/datasources/{id}/collection/run': 'Had the logs of {name} collected at once',
  'history.did.DELETE /admin/datasources/{id}/collection': 'Stopped collecting the logs of {name}',
  'history.did.POST /admin/datasources/{id}/tokens': 'Made a token to push logs to {name}',
  'history.did.DELETE /admin/datasources/{id}/tokens/{token}': 'Took back a token of {name}',
} as const;
