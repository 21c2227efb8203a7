import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.schedule_off': 'La programación está desactivada. Actívela primero.',
  'problem.digest_anonymous': 'Las personas son anónimas en su empresa. Desactive primero la anonimización.',
};
