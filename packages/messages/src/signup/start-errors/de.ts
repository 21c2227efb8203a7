import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SIGN_UP_CLOSED:
    'Hier kann sich niemand selbst registrieren. Bitten Sie die Administratoren Ihres Unternehmens um ein Konto.',
};
