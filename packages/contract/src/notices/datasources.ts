import type { NoticeTable } from '../notice-table.ts';

export const datasourcesNotices = {
  /** Files that a person sent to a source were read: how many, and what came of them. */
  'load-completed': ['source', 'files', 'events', 'rejects'],
  /** Files of a source couldn't be read: how many, and the last one's name. */
  'load-failed': ['source', 'files', 'file'],
  /** A source with automatic delivery stopped this many days ago. */
  'source-silent': ['source', 'days'],
  /** How many sources there are, of those that the company may have. */
  'sources-near-limit': ['used', 'limit'],
} as const satisfies NoticeTable;
