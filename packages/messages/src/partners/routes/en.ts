export const words = {
  'route.settings.partners': 'Partners',
} as const;
