import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.dictionary.terms_replaced': 'A remplacé les termes du dictionnaire {name}',
  'history.field.terms': 'Termes',
};
