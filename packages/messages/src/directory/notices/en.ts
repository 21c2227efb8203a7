export const words = {
  'notice.import-completed.subject': 'Import from {source} finished',
  'notice.import-completed.text':
    'The import from {source} has finished. Added: {added}; changed: {changed}; deactivated: {deactivated}; rejected: {refused}. Review rejected rows before you import again.',
  'notice.import-failed.subject': 'Import from {source} stopped',
  'notice.import-failed.text':
    'The import from {source} has stopped. Open it to see why; you can resume it where it stopped.',
  'notice.directory-sync-failed.subject': 'Couldn’t sync {directory}',
  'notice.directory-sync-failed.text':
    'Casbah couldn’t read the directory {directory}. People stay unchanged until it responds again. Check the connection.',
  'notice.directory-sync-stopped.subject': 'Sync of {directory} stopped',
  'notice.directory-sync-stopped.text':
    'The admin who connected {directory} left or lost permissions. Syncing adds, changes and deactivates no one until someone who can change settings and import people takes over the connection.',
} as const;
