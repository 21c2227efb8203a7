export const words = {
  'route.settings.erasures': 'Delete a person’s data',
} as const;
