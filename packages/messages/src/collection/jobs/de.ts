import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.collection.collect': 'Logs abholen',
  'job.collection.cleanup': 'Alte übertragene Segmente löschen',
};
