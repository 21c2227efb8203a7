export const words = {
  'route.settings.anonymisation': 'Anonymous people',
} as const;
