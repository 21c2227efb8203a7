import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PARTNER_CODE_TAKEN: 'Otra empresa ya usa el código de socio {code}. Elija otro.',
};
