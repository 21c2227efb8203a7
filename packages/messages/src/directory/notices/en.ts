export const words = {
  'notice.import-completed.subject': 'People from {source}: import finished',
  'notice.import-completed.text':
    'The import from {source} has finished. Added: {added}; changed: {changed}; deactivated: {deactivated}; not taken: {refused}. Look at those that were not taken before you import again.',
  'notice.import-failed.subject': 'People from {source}: import stopped',
  'notice.import-failed.text':
    'The import from {source} has stopped. Open it to see why; it can go on where it stopped.',
  'notice.directory-sync-failed.subject': '{directory} could not be read',
  'notice.directory-sync-failed.text':
    'The directory {directory} could not be read. People stay as they are until it answers again; check its connection.',
  'notice.directory-sync-stopped.subject': '{directory} is no longer read',
  'notice.directory-sync-stopped.text':
    'The person whose rights {directory} was read with has left or lost those rights. Nobody is added, changed or deactivated until someone who can change settings and import people takes the connection over.',
} as const;
