import type { savedFilters as english } from '../en/saved-filters.ts';
import type { WordsOf } from '../words.ts';

export const savedFilters: WordsOf<typeof english> = {
  'savedFilters.SAVED_FILTER_SUCCESS': 'Filter gespeichert',
  'savedFilters.UPDATE_FILTER_SUCCESS': 'Filter aktualisiert',
  'savedFilters.DELETE_FILTER_SUCCESS': 'Filter gelöscht',
  'savedFilters.defaultName': 'Mein Filter {list} {date}',
};
