export const words = {
  'history.did.collection.changed': 'Has the logs of {name} collected',
  'history.did.collection.started': 'Had the logs of {name} collected at once',
  'history.did.collection.deleted': 'Stopped collecting the logs of {name}',
  'history.did.source_token.created': 'Made a token to push logs to {name}',
  'history.did.source_token.deleted': 'Took back a token of {name}',
} as const;
