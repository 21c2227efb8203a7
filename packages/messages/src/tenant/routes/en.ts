export const words = {
  'route.account.company': 'Company',
  'route.settings.policy': 'Passwords, sessions, second factor',
  'route.settings.networks': 'Networks',
  'route.settings.defaults': 'Defaults and retention',
  'route.settings.usage': 'Licence and usage',
} as const;
