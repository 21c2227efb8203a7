export const words = {
  'route.audit.sources': 'Sources',
} as const;
