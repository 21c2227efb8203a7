import type { savedFilters as english } from '../en/saved-filters.ts';
import type { WordsOf } from '../words.ts';

export const savedFilters: WordsOf<typeof english> = {
  'savedFilters.SAVED_FILTER_SUCCESS': 'Filtre enregistré',
  'savedFilters.UPDATE_FILTER_SUCCESS': 'Filtre mis à jour',
  'savedFilters.DELETE_FILTER_SUCCESS': 'Filtre supprimé',
  'savedFilters.defaultName': 'Mon filtre {list} {date}',
};
