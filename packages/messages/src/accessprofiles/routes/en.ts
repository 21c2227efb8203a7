export const words = {
  'route.account.profiles': 'Access profiles',
  'route.account.accessProfile': 'Access profile',
} as const;
