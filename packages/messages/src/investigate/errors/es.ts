import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SEARCH_UNSUPPORTED: 'No se admite esta búsqueda: «{at}» {problem}. Cámbiela y vuelva a intentarlo.',
};
