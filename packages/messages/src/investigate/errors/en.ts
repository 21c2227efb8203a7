export const words = {
  SEARCH_UNSUPPORTED: 'This search isn’t supported: “{at}” {problem}. Change the search and try again.',
} as const;
