import type { savedFilters as english } from '../en/saved-filters.ts';
import type { WordsOf } from '../words.ts';

export const savedFilters: WordsOf<typeof english> = {
  'savedFilters.SAVED_FILTER_SUCCESS': 'Filtro guardado',
  'savedFilters.UPDATE_FILTER_SUCCESS': 'Filtro actualizado',
  'savedFilters.DELETE_FILTER_SUCCESS': 'Filtro eliminado',
  'savedFilters.defaultName': 'Mi filtro {list} {date}',
};
