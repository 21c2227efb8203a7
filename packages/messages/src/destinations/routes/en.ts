export const words = {
  'route.settings.destinations': 'Destinations',
} as const;
