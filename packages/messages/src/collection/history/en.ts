export const words = {
  'history.did.collection.changed': 'Changed log collection for {name}',
  'history.did.collection.started': 'Started log collection for {name}',
  'history.did.collection.deleted': 'Stopped log collection for {name}',
  'history.did.source_token.created': 'Created a push token for {name}',
  'history.did.source_token.deleted': 'Revoked a push token of {name}',
} as const;
