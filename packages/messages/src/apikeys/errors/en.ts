export const words = {
  API_KEY_INVALID:
    'This API key does not work: it is mistyped, has ended or was removed, or who made it may no longer do what it allows. Make a new one under Settings, API keys.',
  'NAME_TAKEN.api-key': 'There is an API key of this name already. Choose another one.',
  API_KEY_LIMIT: 'A company has at most {limit} API keys. Remove one that nobody uses.',
} as const;
