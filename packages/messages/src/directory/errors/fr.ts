import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  DIRECTORY_BUSY:
    'Une autre exécution de l’annuaire est en cours. Attendez sa fin ou arrêtez-la, puis réessayez.',
};
