import type { NoticeTable } from '../notice-table.ts';

export const directoryNotices = {
  /** An import or directory sync ended: people added, changed, deactivated and rejected. */
  'import-completed': ['source', 'added', 'changed', 'deactivated', 'refused'],
  'import-failed': ['source'],
  'directory-sync-failed': ['directory'],
  /** The person who set up the directory left, or lost the required permissions. */
  'directory-sync-stopped': ['directory'],
} as const satisfies NoticeTable;
