import type { NoticeTable } from '../notice-table.ts';

export const tenantNotices = {
  /** The rules for passwords, second factors, sessions and networks. */
  'policy-changed': ['by'],
} as const satisfies NoticeTable;
