import type { NoticeTable } from '../notice-table.ts';

export const directoryNotices = {
  /** People came from a file or a directory: how many are new, changed, deactivated, and were refused. */
  'import-completed': ['source', 'added', 'changed', 'deactivated', 'refused'],
  'import-failed': ['source'],
  'directory-sync-failed': ['directory'],
  /** The person who set the directory up has left, or lost the rights that it needs. */
  'directory-sync-stopped': ['directory'],
} as const satisfies NoticeTable;
