import type { NoticeTable } from '../notice-table.ts';

export const incidentsNotices = {
  /** Incidents were assigned to the reader: their number, and the name of the last one. */
  'incident-assigned': ['by', 'incidents', 'name'],
} as const satisfies NoticeTable;
