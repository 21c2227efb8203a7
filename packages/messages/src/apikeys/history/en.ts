export const words = {
  'history.field.expires_on': 'Ends on',
  'history.field.api_key': 'API key',
  'history.did.POST /admin/apikeys': 'Made the API key {name}',
  'history.did.DELETE /admin/apikeys/{id}': 'Removed the API key {name}',
} as const;
