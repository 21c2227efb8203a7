export const words = {
  PASSWORD_TOO_WEAK:
    'Password too weak. Use {minimum} to {maximum} characters with a lowercase and an uppercase letter, a digit and a symbol.',
  PASSWORD_REUSED: 'You used this password recently. Choose a new one.',
  PASSWORD_EXPIRED: 'Your password has expired. Choose a new one to continue.',
  PASSWORD_INCORRECT: 'The current password is wrong. Try again.',
} as const;
