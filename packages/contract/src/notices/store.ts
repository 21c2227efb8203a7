import type { NoticeTable } from '../notice-table.ts';

export const storeNotices = {
  'subscription-ends': ['app', 'days'],
} as const satisfies NoticeTable;
