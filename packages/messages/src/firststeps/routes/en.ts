export const words = {
  'route.settings.firststeps': 'First steps',
} as const;
