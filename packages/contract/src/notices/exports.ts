import type { NoticeTable } from '../notice-table.ts';

export const exportsNotices = {
  /** An export can be downloaded. */
  'export-ready': ['file', 'rows', 'hours'],
  /** An export ended without a file. */
  'export-failed': ['file'],
} as const satisfies NoticeTable;
