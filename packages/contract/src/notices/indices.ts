import type { NoticeTable } from '../notice-table.ts';

export const indicesNotices = {
  /** An index couldn't be built. */
  'index-failed': ['index'],
} as const satisfies NoticeTable;
