export const words = {
  'route.audit.decisions': 'Decisions',
} as const;
