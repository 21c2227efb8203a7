/** Forgotten, expired and new passwords. */
export const words = {
  'session.password.forgot.heading': 'Forgot your password?',
  'session.password.forgot.intro': 'Enter your email address to get a link for setting a new password.',
  'session.password.forgot.submit': 'Send link',
  'session.password.email': 'Email',
  'session.password.emailInvalid': 'Invalid email address',
  'session.password.MSG_FORGOT_PWD_ACK':
    'If an account with this address exists, it gets an email with a link. The link works once, for a limited time.',
  'session.password.MSG_UNAUTHORIZED_ERROR': 'This isn’t possible for this account. Ask your administrator.',
  'session.password.MSG_NW_ERROR': 'Something went wrong. Check your connection and try again.',
  'session.password.set': 'Set Password',
  'session.password.change': 'Change Password',
  'session.password.reset': 'Reset Password',
  'session.password.set.intro': 'Choose the password you’ll sign in with.',
  'session.password.change.intro': 'Your password has expired. Choose a new one to continue.',
  'session.password.must.intro':
    'Choose your own password to continue: your current one was set by someone else.',
  'session.password.reset.intro': 'Choose a new password for your account.',
  'session.password.for': 'Account: {email}',
  'session.password.old': 'Old password',
  'session.password.current': 'Current Password',
  'session.password.oldMissing': 'Enter your current password.',
  'session.password.new': 'New password',
  'session.password.again': 'Confirm new password',
  'session.password.tooWeak': 'Too weak.',
  'session.password.same': 'Same as old password',
  'session.password.MSG_PWD_MISMATCH': 'The passwords don’t match.',
  'session.password.submit': 'Save password',
  'session.password.MSG_RESET_PWD_ACK': 'Password changed. Sign in with your new password.',
  'session.password.done': 'Password saved',
  'session.password.RESET_UNAUTHORIZED_ERROR':
    'This link is no longer valid: it was used, has expired or belongs to another account. Request a new one.',
  'session.password.RESET_PASSWORD_REUSE_ERROR': 'You’ve used this password before. Choose a new one.',
  'session.password.RESET_PASSWORD_VALIDATION_ERROR':
    'The password doesn’t meet your company’s rules: use {minimum} to {maximum} characters with a lowercase and an uppercase letter, a digit and a symbol.',
  'session.password.CHANGE_PASSWORD_INCORRECT_ERROR': 'The current password is wrong. Try again.',
  'session.password.incomplete':
    'This link is incomplete. Open the link in your email again, or request a new one.',
  'session.password.tenant': 'Company',
  'session.password.tenantHint': 'You have accounts in several companies. Choose one.',
  'session.password.tenantMissing': 'Choose a company.',
  'session.password.askAgain': 'Request new link',
} as const;
