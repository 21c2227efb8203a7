import type { NoticeTable } from '../notice-table.ts';

export const decisionsNotices = {
  /** A decision expires in some days: this service, and how many others. */
  'decision-expires': ['service', 'more', 'days'],
} as const satisfies NoticeTable;
