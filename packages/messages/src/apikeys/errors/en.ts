export const words = {
  API_KEY_INVALID:
    'This API key doesn’t work: it’s mistyped, expired or deleted, or its creator no longer has the permissions. Create a new one in Settings → API keys.',
  'NAME_TAKEN.api-key': 'An API key with this name already exists. Choose another name.',
  API_KEY_LIMIT: 'A company can have at most {limit} API keys. Delete one you don’t need.',
} as const;
