import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'savedFilters.SAVED_FILTER_SUCCESS': 'Filter gespeichert',
  'savedFilters.UPDATE_FILTER_SUCCESS': 'Filter aktualisiert',
  'savedFilters.DELETE_FILTER_SUCCESS': 'Filter gelöscht',
  'savedFilters.defaultName': '{list} {date}',
};
