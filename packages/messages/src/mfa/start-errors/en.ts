export const words = {
  MFA_REQUIRED: 'One step is missing: confirm with your second factor that it is you.',
  INVALID_MFA_CODE:
    'The verification code is not right or no longer valid. Enter the one shown or sent last.',
  PASSKEY_REFUSED: 'The passkey was not accepted. Try again, or choose another way.',
  PASSKEYS_UNAVAILABLE:
    'Passkeys do not work at this address of Casbah. Choose another way, or ask your administrator.',
  PASSKEY_LIMIT: 'You have {maximum} passkeys, as many as one person may. Remove one that you no longer use.',
  MFA_FACTOR_CLOSED: 'This way is not open to your account. Choose another one.',
  MFA_SETUP_ENDED: 'Setting up took too long, or was begun again elsewhere. Begin again.',
} as const;
