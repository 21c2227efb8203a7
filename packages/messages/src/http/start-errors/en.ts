/** What went wrong and what to do next, by error code. The server fills plain `{names}` from the error’s details. */
export const words = {
  BAD_REQUEST: 'Invalid request: {field}: {problem}. Correct it and send it again.',
  UNAUTHORIZED: 'You aren’t signed in, or your session has expired. Sign in and try again.',
  DENIED: 'You don’t have permission to do this. Ask a sysadmin.',
  CSRF_REJECTED: 'The request has no valid token for this page. Reload the page and try again.',
  NOT_FOUND: 'Not found. It may have been deleted. Check the address.',
  CONFLICT: 'Someone else changed this in the meantime. Reload and try again.',
  BODY_STALLED:
    'The rest of the request didn’t arrive within {seconds} s. Send it again; file uploads resume where they stopped.',
  PRECONDITION_FAILED: 'A required item is missing. Reload and try again.',
  TOO_LARGE: 'Too large. Send it in smaller parts.',
  UNPROCESSABLE: 'Invalid value for {field}: {problem}.',
  TOO_MANY_REQUESTS: 'Too many requests. Wait {seconds} s and try again.',
  INTERNAL:
    'Something went wrong in Casbah. Try again; if it keeps failing, send your administrator the request ID.',
  UNAVAILABLE: 'Part of Casbah isn’t responding. Try again in a minute.',
  NO_SPACE: 'The server’s disk is full. Free up space and try again; nothing stored is lost.',
  EXPECTATION_FAILED: 'Casbah doesn’t support this expectation. Send the request without the Expect header.',
  BAD_GATEWAY:
    'A store behind Casbah sent an unexpected response. Try again; if it keeps failing, send your administrator the request ID.',
} as const;
