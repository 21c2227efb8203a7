export const words = {
  'route.tab': '{page}: {tab}',
  'route.account.home': 'Account',
} as const;
