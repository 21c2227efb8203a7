export const words = {
  FILTER_INVALID: 'The filter cannot be read at position {position}: {problem}.',
  QUERY_TIMED_OUT: 'The question took too long. Choose a shorter time range or a narrower filter.',
} as const;
