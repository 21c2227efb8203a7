export const words = {
  'route.account.profiles': 'Access profiles',
} as const;
