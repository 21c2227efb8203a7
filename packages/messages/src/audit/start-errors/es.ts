import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  FILTER_INVALID: 'El filtro tiene un error en la posición {position}: {problem}.',
  QUERY_TIMED_OUT: 'La consulta ha tardado demasiado. Elija un periodo más corto o un filtro más preciso.',
};
