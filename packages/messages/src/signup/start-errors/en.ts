export const words = {
  SIGN_UP_CLOSED:
    'Nobody can sign up here by themselves. Ask the administrator of your company for an account.',
} as const;
