export const words = {
  'mail.verification-code.subject': 'Your Casbah code: {code}',
  'mail.verification-code.text':
    'Your code is {code}. It works once, within {minutes} minutes. Don’t share it: Casbah never asks for it.',
  'mail.second-factor-locked.subject': 'Too many wrong codes on your account',
  'mail.second-factor-locked.text':
    'Someone signed in to your account at {company} with the correct password, then entered too many wrong codes, most recently from {address}. Codes are locked for {minutes} minutes. If this wasn’t you, change your password: someone knows it.',
  'mail.app-added.subject': 'An authenticator app was added to your account',
  'mail.app-added.text':
    'An authenticator app was added to your account at {company} on {time} (UTC) from {address}. If this wasn’t you, contact your administrator immediately.',
  'mail.app-removed.subject': 'The authenticator app was removed from your account',
  'mail.app-removed.text':
    'The authenticator app was removed from your account at {company} on {time} (UTC) from {address}. If this wasn’t you, contact your administrator immediately.',
  'mail.passkey-added.subject': 'A passkey was added to your account',
  'mail.passkey-added.text':
    'The passkey “{passkey}” was added to your account at {company} on {time} (UTC) from {address}. If this wasn’t you, contact your administrator immediately.',
  'mail.passkey-removed.subject': 'A passkey was removed from your account',
  'mail.passkey-removed.text':
    'The passkey “{passkey}” was removed from your account at {company} on {time} (UTC) from {address}. If this wasn’t you, contact your administrator immediately.',
  'mail.recovery-codes-made.subject': 'New recovery codes for your account',
  'mail.recovery-codes-made.text':
    'New recovery codes were created for your account at {company} on {time} (UTC) from {address}. The old ones no longer work. If this wasn’t you, contact your administrator immediately.',
  'mail.second-factors-reset.subject': 'MFA was reset on your account',
  'mail.second-factors-reset.text':
    'An administrator reset MFA on your account at {company} on {time} (UTC) from {address}. If you didn’t expect this, contact your administrator immediately.',
} as const;
