import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.tenant.retention': 'Supprimer les événements au-delà de la durée de rétention',
};
