export const words = {
  'history.field.expires_on': 'Ends on',
  'history.field.api_key': 'API key',
  'history.did.api_key.created': 'Made the API key {name}',
  'history.did.api_key.deleted': 'Removed the API key {name}',
} as const;
