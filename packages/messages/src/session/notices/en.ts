export const words = {
  'notice.account-locked.subject': 'Too many failed sign-ins: {email}',
  'notice.account-locked.text':
    'After too many failed attempts to sign in the account {email} is locked for a quarter of an hour. Accounts locked since you last looked: {accounts}. Ask whether it was them; you can unlock an account in the list of users.',
} as const;
