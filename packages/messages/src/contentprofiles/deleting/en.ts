/** Deleting what content inspection uses: profiles, aliases, ML profiles, indexes and others. */
export const words = {
  'content.delete.title': 'Delete “{name}”?',
  'content.delete.confirm': 'Delete',
  'content.deleted': '“{name}” was deleted',
  'content.delete.failed': 'Couldn’t delete “{name}”',
  'content.inUse': '“{name}” is in use',
  'content.inUse.text': 'To delete it, remove it here first:',
  'content.close': 'Close',
} as const;
