/** The step after the password: a code or passkey. */
export const words = {
  'session.mfa.heading': 'Verify it’s you',
  'session.mfa.intro': 'Your password is correct. One more step protects your account.',
  'session.mfa.mail.text': 'Get a code by email at {email}.',
  'session.mfa.mail.send': 'Send code',
  'session.mfa.mail.resend': 'Send new code',
  'session.mfa.MSG_VERIFICATION_CODE_SENT':
    '{minutes, plural, one {Code sent to {email}. It’s valid for # minute.} other {Code sent to {email}. It’s valid for # minutes.}}',
  'session.mfa.app.text': 'Open your authenticator app and enter the code it shows.',
  'session.mfa.recovery.text': 'Enter one of your recovery codes. Each works once.',
  'session.mfa.passkey.text': 'Use a passkey on this device or your security key.',
  'session.mfa.passkey.use': 'Use passkey',
  'session.mfa.code': 'Verification code',
  'session.mfa.recoveryCode': 'Recovery code',
  'session.mfa.invalidCode': 'Invalid verification code',
  'session.mfa.submit': 'Verify',
  'session.mfa.otherWays': 'Another method',
  'session.mfa.way.passkey': 'Passkey',
  'session.mfa.way.app': 'Authenticator app',
  'session.mfa.way.mail': 'Email code',
  'session.mfa.way.recovery': 'Recovery code',
  'session.mfa.signOut': 'Sign in as someone else',
} as const;
