/** Sending files to ML profiles and indexes. */
export const words = {
  'learned.sending': 'Uploading file {number, number} of {total, number}',
  'learned.failed': '{count, plural, one {Couldn’t add # file:} other {Couldn’t add # files:}}',
  'learned.dismiss': 'Dismiss',
} as const;
