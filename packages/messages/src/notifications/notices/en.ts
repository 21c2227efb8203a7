/** The words for a notice that this version of Casbah does not know. */
export const words = {
  'notice.unknown.subject': 'A notice of another version of Casbah',
  'notice.unknown.text':
    'This notice was written by another version of Casbah, which knows more of it. Ask whoever runs this Casbah.',
} as const;
