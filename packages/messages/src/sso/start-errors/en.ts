export const words = {
  INVALID_DB_LOGIN: 'Your company uses single sign-on. Continue with single sign-on.',
  SSO_IN_AJAX: 'Single sign-on requires a browser page. Open the sign-in page and start there.',
} as const;
