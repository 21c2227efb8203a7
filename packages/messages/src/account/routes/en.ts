export const words = {
  'route.account.profile': 'My account',
} as const;
