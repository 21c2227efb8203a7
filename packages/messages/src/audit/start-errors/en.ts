export const words = {
  FILTER_INVALID: 'The filter has an error at position {position}: {problem}.',
  QUERY_TIMED_OUT: 'The query took too long. Choose a shorter time range or a narrower filter.',
} as const;
