export const words = {
  'notice.account-locked.subject': 'Too many failed sign-ins: {email}',
  'notice.account-locked.text':
    '{email} is locked for 15 minutes after too many failed sign-ins. Accounts locked since you last checked: {accounts}. Ask the account owner whether it was them; you can unlock the account in Accounts.',
} as const;
