export const words = {
  'mail.reset-password.subject': 'Choose a new password for Casbah',
  'mail.reset-password.text':
    'Somebody asked for a new password for your account at {company}. Choose it within {minutes} minutes; the link works once. All your sessions end then.',
  'mail.reset-password.action': 'Choose a new password',
  'mail.set-password.subject': 'Set your password for Casbah',
  'mail.set-password.text':
    'You have an account at {company}. Set your password within {days} days; the link works once.',
  'mail.set-password.action': 'Set your password',
  'mail.use-single-sign-on.subject': 'You sign in to Casbah through your company',
  'mail.use-single-sign-on.text':
    'Somebody asked for a new password for your account at {company}. Your account has no password of its own: you sign in with the single sign-on of your company.',
  'mail.use-single-sign-on.action': 'Go to sign-in',
  'mail.password-changed.subject': 'Your password was changed',
  'mail.password-changed.text':
    'The password of your account at {company} was changed on {time} (UTC), from the address {address}. All your sessions have ended. If that was not you, tell your administrator at once.',
} as const;
