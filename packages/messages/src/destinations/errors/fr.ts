import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.not_https': 'Saisissez une URL qui commence par https://.',
};
