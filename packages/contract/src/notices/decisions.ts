import type { NoticeTable } from '../notice-table.ts';

export const decisionsNotices = {
  /** A decision expires in so many days: about this service, and how many more. */
  'decision-expires': ['service', 'more', 'days'],
} as const satisfies NoticeTable;
