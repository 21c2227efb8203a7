/** What went wrong with a request, in every app: in front of the session, too. */
export const words = {
  'request.failed': 'Request Failed',
  'request.late': 'Request Timeout',
  'request.late.text':
    'No answer came within six minutes. Choose a shorter time or a narrower filter, then try again.',
  'request.bad': 'Bad Request',
  'request.dependency':
    'Something that Casbah needs for this did not answer. Try again in a minute; if it stays, tell your administrator.',
  'request.unknown': 'Unknown Error',
  'request.hiddenPeople': 'This cannot be answered while people are anonymised. Ask it without them.',
} as const;
