export const words = {
  'route.settings.anonymisation': 'Anonymization',
} as const;
