import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  OPERATOR_CODE_INVALID:
    'Dieser Code gilt nicht: Er wurde schon benutzt, ist älter als eine Stunde, oder Casbah wurde seither neu gestartet. Einen neuen gibt `npx casbah operator-link` aus.',
};
