import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.person.erasure_requested': 'Löschung der Daten einer Person aus Logs beantragt',
  'history.did.person.erased': 'Daten einer Person aus Logs gelöscht',
};
