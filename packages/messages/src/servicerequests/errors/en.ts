export const words = {
  'problem.page_answers': 'The page responds with status {status}.',
  'problem.page_unreadable': 'Couldn’t read the page: {reason}.',
} as const;
