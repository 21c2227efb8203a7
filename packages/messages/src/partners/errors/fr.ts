import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PARTNER_CODE_TAKEN: 'Une autre entreprise utilise déjà le code partenaire {code}. Choisissez-en un autre.',
};
