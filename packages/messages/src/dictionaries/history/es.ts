import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.dictionary.terms_replaced': 'Reemplazó los términos del diccionario {name}',
  'history.field.terms': 'Términos',
};
