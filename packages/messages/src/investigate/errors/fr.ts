import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SEARCH_UNSUPPORTED:
    'Cette recherche n’est pas prise en charge : « {at} » {problem}. Modifiez-la et réessayez.',
};
