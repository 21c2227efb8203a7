export const words = {
  'route.login.home': 'Sign in',
  'route.login.multiFactor': 'Verification',
  'route.login.forgotPassword': 'Forgot password',
  'route.login.resetPassword': 'New password',
} as const;
