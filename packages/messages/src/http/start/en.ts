/** Request errors, in every app and before sign-in. */
export const words = {
  'request.failed': 'Request Failed',
  'request.late': 'Request Timeout',
  'request.late.text':
    'No response within six minutes. Choose a shorter time range or a narrower filter, then try again.',
  'request.bad': 'Bad Request',
  'request.dependency':
    'A service that Casbah depends on didn’t respond. Try again in a minute; if it keeps failing, contact your administrator.',
  'request.problems': 'Some values are invalid.',
  'request.unknown': 'Unknown Error',
  'request.hiddenPeople': 'This can’t be shown while people are anonymized. Remove the filter on people.',
} as const;
