import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SEARCH_UNSUPPORTED:
    'この検索には対応していません：「{at}」{problem}。検索を変更して、もう一度お試しください。',
};
