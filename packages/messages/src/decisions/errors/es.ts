import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.no_such_list': '{product} no tiene una lista de este tipo.',
};
