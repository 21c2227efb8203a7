import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  FILTER_INVALID: 'El filtro no se puede leer en la posición {position}: {problem}.',
  QUERY_TIMED_OUT: 'La consulta tardó demasiado. Elija un periodo más corto o un filtro más estrecho.',
};
