import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.term.EMPTY_TERM': 'Le terme {number} est vide. Retirez-le.',
  'problem.term.TERM_TOO_LONG': 'Le terme {number} dépasse 200 caractères. Raccourcissez-le.',
  'problem.term.TERM_WITHOUT_LETTERS': 'Le terme {number} n’a ni lettre ni chiffre. Retirez-le.',
  'problem.term.WEIGHT_LIMIT': 'Le poids du terme {number} doit être un nombre entier de 1 à 99.',
  'problem.term.DUPLICATE_TERM': 'Le terme {number} figure deux fois. Retirez-en un.',
  'problem.term.TOO_MANY_TERMS': 'Un dictionnaire a 100 000 termes au plus. Divisez-le en deux.',
  'problem.not_utf8':
    'Le fichier n’est pas un texte en UTF-8. Enregistrez-le en UTF-8 et envoyez-le à nouveau.',
};
