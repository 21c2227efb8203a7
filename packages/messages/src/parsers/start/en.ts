export const words = {
  'route.audit.parsers': 'Custom parsers',
} as const;
