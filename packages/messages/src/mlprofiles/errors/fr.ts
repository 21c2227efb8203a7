import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.too_few_samples': 'Ajoutez au moins {minimum} exemples positifs et {minimum} négatifs.',
};
