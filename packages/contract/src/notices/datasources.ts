import type { NoticeTable } from '../notice-table.ts';

export const datasourcesNotices = {
  /** Uploaded files were ingested: their number and result. */
  'load-completed': ['source', 'files', 'events', 'rejects'],
  /** Files of a source failed: their number, and the last one's name. */
  'load-failed': ['source', 'files', 'file'],
  /** A source with automatic delivery stopped this many days ago. */
  'source-silent': ['source', 'days'],
  /** Number of sources, and the company's limit. */
  'sources-near-limit': ['used', 'limit'],
} as const satisfies NoticeTable;
