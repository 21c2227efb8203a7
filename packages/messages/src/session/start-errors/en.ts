export const words = {
  INVALID_CREDENTIALS:
    'E-mail or password is not right. Attempts left before sign-in is locked: {remaining}.',
  LOCKED_OUT: 'Too many failed attempts. Sign-in is locked; try again in {wait} min.',
  PROFILE_DEACTIVATED: 'This profile is deactivated. Ask a system administrator to activate it.',
  INVALID_USER_EMAIL: 'This is no e-mail address. It looks like name@company.com.',
  TENANT_REQUIRED: 'You have an account in more than one company. Choose the one to sign in to.',
  ALREADY_SET_UP: 'Casbah is already set up. Sign in with an account of your company.',
  SETUP_TOKEN_WRONG:
    'The setup token is not right. Casbah says it when it starts, in its terminal or log, as “Setup token: …”; each start makes a new one.',
  SESSION_CHANGED:
    'Someone else has signed in on this browser in the meantime. Reload the page to go on as them.',
} as const;
