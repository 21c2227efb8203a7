import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SETTING_NEEDS_SYSADMIN:
    'Seul un administrateur système connecté peut modifier ce paramètre : il détermine ce que tous les autres peuvent faire. Adressez-vous à un administrateur système.',
};
