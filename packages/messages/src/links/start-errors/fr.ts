import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  LINK_INVALID:
    'Ce lien n’est pas valable : il a déjà servi, a expiré ou n’est pas entier. Demandez-en un nouveau.',
};
