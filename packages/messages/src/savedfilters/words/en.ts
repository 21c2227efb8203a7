/** Confirmation of a saved filter, and the default name of a new one. */
export const words = {
  'savedFilters.SAVED_FILTER_SUCCESS': 'Filter saved',
  'savedFilters.UPDATE_FILTER_SUCCESS': 'Filter updated',
  'savedFilters.DELETE_FILTER_SUCCESS': 'Filter deleted',
  'savedFilters.defaultName': '{list} {date}',
} as const;
