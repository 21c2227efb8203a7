import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.directory.run': 'Importer les personnes',
  'job.directory.cleanup': 'Supprimer les anciens imports',
};
