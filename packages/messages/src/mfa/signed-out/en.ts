/** The step after the password: a code, a passkey. */
export const words = {
  'session.mfa.heading': 'Confirm that it is you',
  'session.mfa.intro': 'Your password was right. One more step protects your account.',
  'session.mfa.mail.text': 'We send a code to {email}.',
  'session.mfa.mail.send': 'Send the code',
  'session.mfa.mail.resend': 'Send a new code',
  'session.mfa.MSG_VERIFICATION_CODE_SENT':
    '{minutes, plural, one {A code is on its way to {email}. It is valid for # minute.} other {A code is on its way to {email}. It is valid for # minutes.}}',
  'session.mfa.app.text': 'Open your authenticator app and enter the code it shows.',
  'session.mfa.recovery.text': 'Enter one of the recovery codes you have kept. Each works once.',
  'session.mfa.passkey.text': 'Use the passkey of this device or of your security key.',
  'session.mfa.passkey.use': 'Use the passkey',
  'session.mfa.code': 'Verification code',
  'session.mfa.recoveryCode': 'Recovery code',
  'session.mfa.invalidCode': 'Invalid verification code',
  'session.mfa.submit': 'Verify',
  'session.mfa.otherWays': 'Another way',
  'session.mfa.way.passkey': 'Passkey',
  'session.mfa.way.app': 'Code of an app',
  'session.mfa.way.mail': 'Code by mail',
  'session.mfa.way.recovery': 'Recovery code',
  'session.mfa.signOut': 'Sign in as somebody else',
} as const;
