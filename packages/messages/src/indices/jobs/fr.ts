import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.indices.cleanup': 'Supprimer les envois d’index abandonnés',
  'job.indices.build': 'Construire les index',
};
