/** Text for a notice unknown to this version of Casbah. */
export const words = {
  'notice.unknown.subject': 'A notification from another version of Casbah',
  'notice.unknown.text':
    'Another version of Casbah created this notification. Ask the operator to finish the upgrade.',
} as const;
