import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  LINK_INVALID:
    'Ce lien n’est pas valide : il a déjà été utilisé, a expiré ou est incomplet. Demandez-en un nouveau.',
};
