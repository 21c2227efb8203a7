export const words = {
  'route.account.users': 'Accounts',
} as const;
