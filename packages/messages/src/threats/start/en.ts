export const words = {
  'route.audit.threats': 'Findings',
} as const;
