/**
 * What went wrong and what to do next, by the error's key on the wire. `{names}` are filled from the error's details.
 * The server proves that no error lacks its words.
 */
export const errors = {
  BAD_REQUEST: 'The request cannot be read: {field}: {problem}. Correct it and send it again.',
  UNAUTHORIZED: 'You are not signed in, or your session has ended. Sign in and try again.',
  DENIED: 'Your role does not allow this. Ask a system administrator for the right to do it.',
  CSRF_REJECTED: 'The request does not carry the token of this page. Reload the page and try again.',
  NOT_FOUND: 'There is nothing here, or it is no longer there. Check the address.',
  CONFLICT: 'Someone or something else changed this in the meantime. Reload and try again.',
  BODY_STALLED:
    'The rest did not arrive within {seconds} s. Send it again; a file goes on from the last byte that arrived.',
  PRECONDITION_FAILED: 'What this needs first is not there yet. Reload and try again.',
  TOO_LARGE: 'This is larger than Casbah accepts here. Send it in smaller pieces.',
  UNPROCESSABLE: 'A value cannot be used: {field}: {problem}.',
  TOO_MANY_REQUESTS: 'Too many requests. Wait {seconds} s and try again.',
  INTERNAL: 'Something failed inside Casbah. Try again; if it stays, tell your administrator the request id.',
  UNAVAILABLE: 'A part of Casbah does not answer at the moment. Try again in a minute.',
  NO_SPACE: 'The disk is full. Make room on the server and try again: nothing that was stored is lost.',
  INVALID_CREDENTIALS:
    'E-mail or password is not right. Attempts left before sign-in is locked: {remaining}.',
  LOCKED_OUT: 'Too many failed attempts. Sign-in is locked; try again in {wait} min.',
  PROFILE_DEACTIVATED: 'This profile is deactivated. Ask a system administrator to activate it.',
  PASSWORD_TOO_WEAK:
    'The password is too weak. Use {minimum} to {maximum} characters with a lower-case letter, a capital letter, a digit and a symbol.',
  PASSWORD_REUSED: 'This is one of your last passwords. Choose one that you have not used before.',
  PASSWORD_EXPIRED: 'Your password has expired. Choose a new one to go on.',
  PASSWORD_INCORRECT: 'The current password is not right. Type it again.',
  OUT_OF_ALLOWED_IP_RANGE:
    'Your company lets nobody in from the address {address}. Sign in from its network, or ask a system administrator.',
  INVALID_USER_EMAIL: 'This is no e-mail address. It looks like name@company.com.',
  MFA_REQUIRED: 'One step is missing: confirm with your second factor that it is you.',
  INVALID_DB_LOGIN: 'Your company signs in through its own provider. Go on with single sign-on.',
  TENANT_REQUIRED: 'You have an account in more than one company. Choose the one to sign in to.',
  INVALID_MFA_CODE:
    'The verification code is not right or no longer valid. Enter the one shown or sent last.',
  PASSKEY_REFUSED: 'The passkey was not accepted. Try again, or choose another way.',
  PASSKEYS_UNAVAILABLE:
    'Passkeys do not work at this address of Casbah. Choose another way, or ask your administrator.',
  PASSKEY_LIMIT: 'You have {maximum} passkeys, as many as one person may. Remove one that you no longer use.',
  MFA_FACTOR_CLOSED: 'This way is not open to your account. Choose another one.',
  MFA_SETUP_ENDED: 'Setting up took too long, or was begun again elsewhere. Begin again.',
  LINK_INVALID: 'This link is not valid: it was used already, has ended, or is not whole. Ask for a new one.',
  SIGN_UP_CLOSED:
    'Nobody can sign up here by themselves. Ask the administrator of your company for an account.',
  ALREADY_SET_UP: 'Casbah is already set up. Sign in with an account of your company.',
  OPERATOR_CODE_INVALID:
    'This code is not valid: it was used, is older than an hour, or Casbah has restarted since. Run `npx casbah operator-link` for a new one.',
  SETUP_TOKEN_WRONG:
    'The setup token is not right. Casbah says it when it starts, in its terminal or log, as “Setup token: …”; each start makes a new one.',
  SSO_IN_AJAX:
    'Single sign-on takes a page of the browser to your identity provider. Open the sign-in page and begin there.',
  FILTER_INVALID: 'The filter cannot be read at position {position}: {problem}.',
  QUERY_TIMED_OUT: 'The question took too long. Choose a shorter time range or a narrower filter.',
  RESOURCE_UNKNOWN: 'There is no resource called {resource}. There are {known}.',
  ACTION_UNKNOWN: 'The resource {resource} does not know the action {action}. It knows {known}.',
  IDEMPOTENCY_KEY_REUSED:
    'This idempotency key was sent with another request before. Send a new key with a new request.',
  STILL_UNDER_WAY: 'The same request is still under way. Wait a moment and send it again to get its answer.',
  SESSION_CHANGED:
    'Someone else has signed in on this browser in the meantime. Reload the page to go on as them.',
  EXPECTATION_FAILED:
    'The request expects something that Casbah does not offer. Send it without the Expect header.',
  BAD_GATEWAY:
    'A store behind Casbah answered with something unexpected. Try again; if it stays, tell your administrator the request id.',
} as const;
