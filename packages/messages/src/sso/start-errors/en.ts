export const words = {
  INVALID_DB_LOGIN: 'Your company signs in through its own provider. Go on with single sign-on.',
  SSO_IN_AJAX:
    'Single sign-on takes a page of the browser to your identity provider. Open the sign-in page and begin there.',
} as const;
