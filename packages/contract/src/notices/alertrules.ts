import type { NoticeTable } from '../notice-table.ts';

export const alertrulesNotices = {
  /** How many services an alert rule has found. */
  'policy-hit': ['policy', 'services'],
} as const satisfies NoticeTable;
