import type { NoticeTable } from '../notice-table.ts';

export const anonymisationNotices = {
  /** A request to unmask someone. `subject` is the pseudonym. */
  'reveal-asked': ['by', 'subject', 'reason'],
  'reveal-approved': ['by', 'subject'],
  'reveal-refused': ['by', 'subject'],
  /** A request to turn anonymization off for everyone. */
  'switch-off-asked': ['by', 'reason'],
  'switch-off-approved': ['by'],
  'switch-off-refused': ['by'],
  /** To the other sysadmins: `asker` may see names, or anonymization ends. */
  'reveal-granted': ['by', 'asker', 'subject'],
  'anonymity-ended': ['by', 'asker'],
} as const satisfies NoticeTable;
