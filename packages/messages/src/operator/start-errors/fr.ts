import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  OPERATOR_CODE_INVALID:
    'Ce code n’est pas valable : il a déjà servi, date de plus d’une heure, ou Casbah a redémarré depuis. Lancez `npx casbah operator-link` pour en obtenir un autre.',
};
