import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SEARCH_UNSUPPORTED:
    'Diese Suche wird nicht unterstützt: „{at}“ {problem}. Ändern Sie die Suche und versuchen Sie es erneut.',
};
