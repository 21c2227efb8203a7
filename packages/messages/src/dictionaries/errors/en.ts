export const words = {
  'problem.term.EMPTY_TERM': 'Term {number} is empty. Remove it.',
  'problem.term.TERM_TOO_LONG': 'Term {number} is longer than 200 characters. Shorten it.',
  'problem.term.TERM_WITHOUT_LETTERS': 'Term {number} has no letter or digit. Remove it.',
  'problem.term.WEIGHT_LIMIT': 'The weight of term {number} must be a whole number from 1 to 99.',
  'problem.term.DUPLICATE_TERM': 'Term {number} is listed twice. Remove one.',
  'problem.term.TOO_MANY_TERMS': 'A dictionary can have up to 100,000 terms. Split it in two.',
  'problem.not_utf8': 'The file isn’t UTF-8 text. Save it as UTF-8 and upload it again.',
} as const;
