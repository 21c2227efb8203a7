import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.no_such_list': '{product} n’a pas de liste de ce type.',
  DECIDED_SINCE:
    '{by} a pris une autre décision sur {service} entre-temps. Annulez-la d’abord ou décidez à nouveau.',
  'problem.nothing_expires': 'Seule une décision peut expirer. Choisissez-en une ou laissez la date vide.',
  'problem.until_past': 'Choisissez une date future.',
  'problem.not_undoable': 'Cette entrée ne peut pas être annulée. Décidez plutôt à nouveau.',
};
