import type { NoticeTable } from '../notice-table.ts';

export const tenantdomainsNotices = {
  'domain-verified': ['domain'],
} as const satisfies NoticeTable;
