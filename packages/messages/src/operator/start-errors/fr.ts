import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  OPERATOR_CODE_INVALID:
    'Ce code n’est pas valide : il a été utilisé, date de plus d’une heure ou Casbah a redémarré. Exécutez `npx casbah operator-link` pour en obtenir un nouveau.',
};
