/** What went wrong and what to do next, by error code. The server fills plain `{names}` from the error’s details. */
export const words = {
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
  EXPECTATION_FAILED:
    'The request expects something that Casbah does not offer. Send it without the Expect header.',
  BAD_GATEWAY:
    'A store behind Casbah answered with something unexpected. Try again; if it stays, tell your administrator the request id.',
} as const;
