import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  FILTER_INVALID: 'Le filtre contient une erreur à la position {position} : {problem}.',
  QUERY_TIMED_OUT:
    'La requête a pris trop de temps. Choisissez une période plus courte ou un filtre plus précis.',
};
