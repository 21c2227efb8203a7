import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.exports.write': 'Écriture des exports',
  'job.exports.cleanup': 'Suppression des exports expirés',
};
