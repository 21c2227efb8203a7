import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.too_few_samples':
    'Fügen Sie mindestens {minimum} positive und {minimum} negative Beispiele hinzu.',
};
