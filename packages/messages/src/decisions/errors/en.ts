export const words = {
  'problem.no_such_list': '{product} has no list of this kind.',
  DECIDED_SINCE:
    '{by} has since made another decision about {service}. Undo that one first, or decide again.',
  'problem.nothing_expires': 'Only a decision can expire. Choose one, or leave the date empty.',
  'problem.until_past': 'Choose a date in the future.',
  'problem.not_undoable': 'This entry can’t be undone. Decide again instead.',
} as const;
