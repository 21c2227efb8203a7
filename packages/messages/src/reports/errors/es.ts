import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.schedule_off': 'La programación está desactivada.',
  'problem.digest_anonymous': 'Las personas son anónimas en su empresa.',
};
