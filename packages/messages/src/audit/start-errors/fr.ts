import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  FILTER_INVALID: 'Le filtre est illisible à la position {position} : {problem}.',
  QUERY_TIMED_OUT:
    'La question a pris trop de temps. Choisissez une période plus courte ou un filtre plus étroit.',
};
