export const words = {
  'history.field.expires_on': 'Expires',
  'history.field.api_key': 'API key',
  'history.did.api_key.created': 'Created API key {name}',
  'history.did.api_key.deleted': 'Deleted API key {name}',
} as const;
