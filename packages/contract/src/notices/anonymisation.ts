import type { NoticeTable } from '../notice-table.ts';

export const anonymisationNotices = {
  /** Someone asks to see who an anonymized person is. `subject` is the anonymized name. */
  'reveal-asked': ['by', 'subject', 'reason'],
  'reveal-approved': ['by', 'subject'],
  'reveal-refused': ['by', 'subject'],
  /** The same about everyone: anonymization is to be switched off. */
  'switch-off-asked': ['by', 'reason'],
  'switch-off-approved': ['by'],
  'switch-off-refused': ['by'],
  /** To the other sysadmins: someone approved that `asker` reads names, or that anonymization ends. */
  'reveal-granted': ['by', 'asker', 'subject'],
  'anonymity-ended': ['by', 'asker'],
} as const satisfies NoticeTable;
