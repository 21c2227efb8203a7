export const words = {
  'route.audit.compareServices': 'Compare services',
  'route.audit.brrProfiles': 'Risk profiles',
  'route.audit.reviewBrr': 'Review scores',
} as const;
