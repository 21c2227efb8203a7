/** What is said when a filter was kept, and what a new one is called. */
export const words = {
  'savedFilters.SAVED_FILTER_SUCCESS': 'Filter saved',
  'savedFilters.UPDATE_FILTER_SUCCESS': 'Filter updated',
  'savedFilters.DELETE_FILTER_SUCCESS': 'Filter deleted',
  'savedFilters.defaultName': '{list} {date}',
} as const;
