/** Passwords that were forgotten, have expired or are set for the first time. */
export const words = {
  'session.password.forgot.heading': 'Forgot your password?',
  'session.password.forgot.intro':
    'Enter the e-mail of your account. We send you a link to set a new password.',
  'session.password.forgot.submit': 'Send the link',
  'session.password.email': 'E-mail',
  'session.password.emailInvalid': 'Invalid email address',
  'session.password.MSG_FORGOT_PWD_ACK':
    'If there is an account with this address, a mail with a link is on its way. It works once, for a limited time.',
  'session.password.MSG_UNAUTHORIZED_ERROR':
    'This cannot be done for this account here. Ask your administrator.',
  'session.password.MSG_NW_ERROR': 'That did not work. Check your connection and try again.',
  'session.password.set': 'Set Password',
  'session.password.change': 'Change Password',
  'session.password.reset': 'Reset Password',
  'session.password.set.intro': 'Choose the password you will sign in with.',
  'session.password.change.intro': 'Your password has expired. Choose a new one to go on.',
  'session.password.must.intro':
    'A password of your own must be set before you go on: the current one was given to you.',
  'session.password.reset.intro': 'Choose a new password for your account.',
  'session.password.for': 'Account: {email}',
  'session.password.old': 'Old password',
  'session.password.current': 'Current Password',
  'session.password.oldMissing': 'Enter the password you have now.',
  'session.password.new': 'New password',
  'session.password.again': 'New password once more',
  'session.password.tooWeak': 'Too weak.',
  'session.password.same': 'Same as old password',
  'session.password.MSG_PWD_MISMATCH': 'The two passwords are not the same.',
  'session.password.submit': 'Save the password',
  'session.password.MSG_RESET_PWD_ACK': 'Your new password holds from now on. Sign in with it.',
  'session.password.done': 'Password saved',
  'session.password.RESET_UNAUTHORIZED_ERROR':
    'This link is no longer valid: it was used, is too old or belongs to another account. Ask for a new one.',
  'session.password.RESET_PASSWORD_REUSE_ERROR':
    'You have used this password before. Choose one that you have not had yet.',
  'session.password.RESET_PASSWORD_VALIDATION_ERROR':
    'The password does not meet what your company asks for: use {minimum} to {maximum} characters, with a small and a capital letter, a digit and a symbol.',
  'session.password.CHANGE_PASSWORD_INCORRECT_ERROR': 'The current password is not right. Type it again.',
  'session.password.incomplete':
    'This address is not complete. Open the link in your mail once more, or ask for a new one.',
  'session.password.tenant': 'Company',
  'session.password.tenantHint': 'You have accounts in several companies: say which one.',
  'session.password.tenantMissing': 'Say which company.',
  'session.password.askAgain': 'Ask for a new link',
} as const;
