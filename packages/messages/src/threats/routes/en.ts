export const words = {
  'route.audit.threats': 'Threats in traffic',
} as const;
