export const words = {
  INVALID_CREDENTIALS: 'Wrong email or password. Attempts left before sign-in is locked: {remaining}.',
  LOCKED_OUT: 'Too many failed attempts. Sign-in is locked; try again in {wait} min.',
  PROFILE_DEACTIVATED: 'This profile is deactivated. Ask a sysadmin to activate it.',
  INVALID_USER_EMAIL: 'Enter a valid email address, such as name@company.com.',
  TENANT_REQUIRED: 'You have accounts in more than one company. Choose the one to sign in to.',
  ALREADY_SET_UP: 'Casbah is already set up. Sign in with your account.',
  SETUP_TOKEN_WRONG:
    'Wrong setup token. Casbah prints it at startup in its terminal or log, as “Setup token: …”; each start creates a new one.',
  SESSION_CHANGED: 'Someone else has signed in on this browser. Reload the page to continue as them.',
} as const;
