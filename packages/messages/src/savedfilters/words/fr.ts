import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'savedFilters.SAVED_FILTER_SUCCESS': 'Filtre enregistré',
  'savedFilters.UPDATE_FILTER_SUCCESS': 'Filtre mis à jour',
  'savedFilters.DELETE_FILTER_SUCCESS': 'Filtre supprimé',
  'savedFilters.defaultName': '{list} {date}',
};
