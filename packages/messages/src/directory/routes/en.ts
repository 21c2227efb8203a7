export const words = {
  'route.settings.directory': 'Directory',
} as const;
