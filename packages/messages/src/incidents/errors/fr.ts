import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.incident_time': 'Saisissez une date qui n’est pas dans le futur.',
};
