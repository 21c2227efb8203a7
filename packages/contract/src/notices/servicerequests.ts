import type { NoticeTable } from '../notice-table.ts';

export const servicerequestsNotices = {
  /** What someone asked for about a service is looked into, done or declined. */
  'service-request-moved': ['service'],
} as const satisfies NoticeTable;
