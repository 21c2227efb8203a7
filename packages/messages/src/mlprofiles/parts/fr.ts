import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'learned.sending': 'Envoi du fichier {number, number} sur {total, number}',
  'learned.failed':
    '{count, plural, one {Impossible d’ajouter # fichier :} other {Impossible d’ajouter # fichiers :}}',
  'learned.dismiss': 'Masquer',
};
