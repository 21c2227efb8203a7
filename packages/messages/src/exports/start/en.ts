export const words = {
  'route.investigate.exports': 'Exports',
} as const;
