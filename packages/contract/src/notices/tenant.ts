import type { NoticeTable } from '../notice-table.ts';

export const tenantNotices = {
  /** Rules for passwords, MFA, sessions and networks. */
  'policy-changed': ['by'],
} as const satisfies NoticeTable;
