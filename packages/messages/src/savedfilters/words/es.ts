import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'savedFilters.SAVED_FILTER_SUCCESS': 'Filtro guardado',
  'savedFilters.UPDATE_FILTER_SUCCESS': 'Filtro actualizado',
  'savedFilters.DELETE_FILTER_SUCCESS': 'Filtro eliminado',
  'savedFilters.defaultName': '{list} {date}',
};
