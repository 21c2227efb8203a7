export const words = {
  'route.settings.jobs': 'Background jobs',
} as const;
