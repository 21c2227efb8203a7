import type { NoticeTable } from '../notice-table.ts';

export const sessionNotices = {
  /** Too many failed sign-ins: the number of locked accounts, and the last one's address. */
  'account-locked': ['email', 'accounts'],
} as const satisfies NoticeTable;
