export const words = {
  'route.account.company': 'Company',
  'route.settings.home': 'Settings',
} as const;
