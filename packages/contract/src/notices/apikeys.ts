import type { NoticeTable } from '../notice-table.ts';

export const apikeysNotices = {
  'api-key-ends': ['name', 'days'],
} as const satisfies NoticeTable;
