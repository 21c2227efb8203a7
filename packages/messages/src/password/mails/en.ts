export const words = {
  'mail.reset-password.subject': 'Reset your Casbah password',
  'mail.reset-password.text':
    'Someone requested a password reset for your account at {company}. The link works once, within {minutes} minutes. All your sessions then end.',
  'mail.reset-password.action': 'Reset password',
  'mail.set-password.subject': 'Set your Casbah password',
  'mail.set-password.text':
    'You have a new account at {company}. Set your password within {days} days; the link works once.',
  'mail.set-password.action': 'Set password',
  'mail.use-single-sign-on.subject': 'Sign in to Casbah with single sign-on',
  'mail.use-single-sign-on.text':
    'Someone requested a password reset for your account at {company}. Your account has no password: sign in with your company’s single sign-on.',
  'mail.use-single-sign-on.action': 'Go to sign-in',
  'mail.password-changed.subject': 'Your password was changed',
  'mail.password-changed.text':
    'The password of your account at {company} was changed on {time} (UTC) from {address}. All your sessions have ended. If this wasn’t you, contact your administrator immediately.',
} as const;
