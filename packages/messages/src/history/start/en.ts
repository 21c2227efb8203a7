export const words = {
  'route.investigate.history': 'History',
} as const;
