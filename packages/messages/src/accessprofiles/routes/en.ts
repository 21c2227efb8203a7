export const words = {
  'route.account.accessProfile': 'Access profile',
} as const;
