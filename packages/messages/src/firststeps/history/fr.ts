import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.sample.loaded': 'A chargé les données d’exemple {name}',
  'history.did.sample.removed': 'A supprimé les données d’exemple {name}',
};
