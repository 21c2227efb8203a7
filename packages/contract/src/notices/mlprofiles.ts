import type { NoticeTable } from '../notice-table.ts';

export const mlprofilesNotices = {
  /** An ML profile couldn't be trained. */
  'training-failed': ['profile'],
} as const satisfies NoticeTable;
