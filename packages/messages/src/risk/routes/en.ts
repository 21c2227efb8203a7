export const words = {
  'route.audit.preferences': 'Risk profiles',
  'route.audit.addBrrProfile': 'New risk profile',
  'route.audit.brrProfile': 'Risk profile',
} as const;
