export const words = {
  'route.settings.home': 'Settings',
} as const;
