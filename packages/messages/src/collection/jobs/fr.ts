import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.collection.collect': 'Collecter les journaux',
  'job.collection.cleanup': 'Supprimer les anciens segments reçus',
};
