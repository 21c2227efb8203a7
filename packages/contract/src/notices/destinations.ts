import type { NoticeTable } from '../notice-table.ts';

export const destinationsNotices = {
  'destination-failing': ['destination'],
} as const satisfies NoticeTable;
