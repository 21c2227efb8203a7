export const words = {
  'route.account.company': 'Company',
} as const;
