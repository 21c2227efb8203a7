import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.alertrules.watch': 'Vérifier les règles d’alerte',
  'job.alertrules.cleanup': 'Supprimer les anciennes correspondances des règles d’alerte',
};
