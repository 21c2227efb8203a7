import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.notifications.watch': 'Rechercher de nouvelles notifications',
  'job.notifications.cleanup': 'Envoyer les notifications du jour et supprimer les anciennes',
};
