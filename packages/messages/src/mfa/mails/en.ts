export const words = {
  'mail.verification-code.subject': 'Your code for Casbah: {code}',
  'mail.verification-code.text':
    'Your code is {code}. It works once, for {minutes} minutes. Give it to nobody: we never ask for it.',
  'mail.second-factor-locked.subject': 'Somebody guessed at your second factor',
  'mail.second-factor-locked.text':
    'Somebody signed in to your account at {company} with the right password and then gave too many wrong codes, the last one from the address {address}. Codes are locked for {minutes} minutes. If that was not you, change your password: it is known.',
  'mail.app-added.subject': 'An authenticator app was added to your account',
  'mail.app-added.text':
    'An authenticator app was added to your account at {company} on {time} (UTC), from the address {address}. If that was not you, tell your administrator at once.',
  'mail.app-removed.subject': 'The authenticator app was removed from your account',
  'mail.app-removed.text':
    'The authenticator app was removed from your account at {company} on {time} (UTC), from the address {address}. If that was not you, tell your administrator at once.',
  'mail.passkey-added.subject': 'A passkey was added to your account',
  'mail.passkey-added.text':
    'The passkey “{passkey}” was added to your account at {company} on {time} (UTC), from the address {address}. If that was not you, tell your administrator at once.',
  'mail.passkey-removed.subject': 'A passkey was removed from your account',
  'mail.passkey-removed.text':
    'The passkey “{passkey}” was removed from your account at {company} on {time} (UTC), from the address {address}. If that was not you, tell your administrator at once.',
  'mail.recovery-codes-made.subject': 'New recovery codes for your account',
  'mail.recovery-codes-made.text':
    'New recovery codes were made for your account at {company}, and the old ones ended, on {time} (UTC), from the address {address}. If that was not you, tell your administrator at once.',
  'mail.second-factors-reset.subject': 'Your second factors were taken away',
  'mail.second-factors-reset.text':
    'An administrator took away all second factors of your account at {company} on {time} (UTC), from the address {address}. If that was not you, tell your administrator at once.',
} as const;
