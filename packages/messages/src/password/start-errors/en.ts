export const words = {
  PASSWORD_TOO_WEAK:
    'The password is too weak. Use {minimum} to {maximum} characters with a lower-case letter, a capital letter, a digit and a symbol.',
  PASSWORD_REUSED: 'This is one of your last passwords. Choose one that you have not used before.',
  PASSWORD_EXPIRED: 'Your password has expired. Choose a new one to go on.',
  PASSWORD_INCORRECT: 'The current password is not right. Type it again.',
} as const;
