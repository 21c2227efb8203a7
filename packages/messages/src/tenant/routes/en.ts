export const words = {
  'route.settings.policy': 'Passwords, sessions, MFA',
  'route.settings.networks': 'Networks',
  'route.settings.defaults': 'Defaults and retention',
  'route.settings.usage': 'License and usage',
} as const;
