import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.shadowit.watch': 'Vérifier les règles',
  'job.shadowit.cleanup': 'Supprimer les anciennes correspondances des règles',
};
