/** Sending files to ML profiles and indexes, and deleting these. */
export const words = {
  'learned.sending': 'Uploading file {number, number} of {total, number}',
  'learned.failed': '{count, plural, one {Couldn’t add # file:} other {Couldn’t add # files:}}',
  'learned.dismiss': 'Dismiss',
  'learned.delete': 'Delete',
  'learned.delete.title': 'Delete “{name}”?',
  'learned.delete.failed': 'Couldn’t delete “{name}”',
  'learned.deleted': '“{name}” deleted',
  'learned.inUse': '“{name}” is in use',
  'learned.inUse.text': 'To delete it, first remove it from:',
  'learned.close': 'Close',
} as const;
