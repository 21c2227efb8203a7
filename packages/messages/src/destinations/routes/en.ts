export const words = {
  'route.settings.destinations': 'Change notifications',
} as const;
