import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.sample.loaded': 'Beispieldaten {name} geladen',
  'history.did.sample.removed': 'Beispieldaten {name} entfernt',
};
