export const words = {
  'route.audit.parsers': 'Own parsers',
} as const;
