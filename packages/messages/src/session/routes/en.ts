export const words = {
  'route.login.home': 'Sign in',
  'route.login.multiFactor': 'Second factor',
  'route.login.forgotPassword': 'Forgotten password',
  'route.login.resetPassword': 'New password',
} as const;
