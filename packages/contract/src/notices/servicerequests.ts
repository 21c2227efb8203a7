import type { NoticeTable } from '../notice-table.ts';

export const servicerequestsNotices = {
  /** A service request was updated, done or declined. */
  'service-request-moved': ['service'],
} as const satisfies NoticeTable;
