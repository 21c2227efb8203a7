export const words = {
  'route.account.tags': 'Tags',
} as const;
