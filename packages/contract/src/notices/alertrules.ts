import type { NoticeTable } from '../notice-table.ts';

export const alertrulesNotices = {
  /** Number of services an alert rule matched. */
  'policy-hit': ['policy', 'services'],
} as const satisfies NoticeTable;
