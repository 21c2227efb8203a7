import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  OPERATOR_CODE_INVALID:
    'Dieser Code ist ungültig: Er wurde bereits verwendet, ist älter als eine Stunde oder Casbah wurde neu gestartet. Führen Sie `npx casbah operator-link` aus, um einen neuen zu erhalten.',
};
