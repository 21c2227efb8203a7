import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.shadowit.watch': 'Richtlinien prüfen',
  'job.shadowit.cleanup': 'Alte Richtlinientreffer löschen',
};
