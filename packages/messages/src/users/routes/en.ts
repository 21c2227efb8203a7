export const words = {
  'route.account.users': 'People',
} as const;
