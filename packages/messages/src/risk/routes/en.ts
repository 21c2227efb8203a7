export const words = {
  'route.audit.compareServices': 'Compare services',
  'route.audit.preferences': 'Audit preferences',
  'route.audit.brrProfiles': 'Risk profiles',
  'route.audit.addBrrProfile': 'New risk profile',
  'route.audit.brrProfile': 'Risk profile',
  'route.audit.reviewBrr': 'Review of risk scores',
} as const;
