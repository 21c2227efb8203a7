import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.dictionary.terms_replaced': 'Begriffe des Wörterbuchs {name} ersetzt',
  'history.field.terms': 'Begriffe',
};
