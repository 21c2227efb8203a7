export const words = {
  MFA_REQUIRED: 'Verify with your second factor to continue.',
  INVALID_MFA_CODE: 'The verification code is wrong or expired. Enter the latest one.',
  PASSKEY_REFUSED: 'The passkey wasn’t accepted. Try again, or use another method.',
  PASSKEYS_UNAVAILABLE:
    'Passkeys don’t work at this Casbah address. Use another method, or ask your administrator.',
  PASSKEY_LIMIT: 'You have {maximum} passkeys, the maximum. Remove one you no longer use.',
  MFA_FACTOR_CLOSED: 'This method isn’t available for your account. Choose another one.',
  MFA_SETUP_ENDED: 'Setup expired or was restarted elsewhere. Start again.',
} as const;
