import type { NoticeTable } from '../notice-table.ts';

export const anonymisationNotices = {
  /** Somebody asks to see who an anonymised person is. `subject` is the anonymised name. */
  'reveal-asked': ['by', 'subject', 'reason'],
  'reveal-approved': ['by', 'subject'],
  'reveal-refused': ['by', 'subject'],
  /** The same about everybody: anonymisation is to be switched off. */
  'switch-off-asked': ['by', 'reason'],
  'switch-off-approved': ['by'],
  'switch-off-refused': ['by'],
  /** To the other sysadmins: somebody approved that `asker` reads names, or that anonymisation ends. */
  'reveal-granted': ['by', 'asker', 'subject'],
  'anonymity-ended': ['by', 'asker'],
} as const satisfies NoticeTable;
