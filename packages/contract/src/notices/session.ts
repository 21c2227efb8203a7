import type { NoticeTable } from '../notice-table.ts';

export const sessionNotices = {
  /** Too many failed attempts to sign in: how many accounts they locked, and the last one's address. */
  'account-locked': ['email', 'accounts'],
} as const satisfies NoticeTable;
