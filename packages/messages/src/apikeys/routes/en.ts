export const words = {
  'route.settings.apiKeys': 'API keys',
} as const;
