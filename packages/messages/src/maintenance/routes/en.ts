export const words = {
  'route.settings.maintenance': 'Maintenance',
} as const;
