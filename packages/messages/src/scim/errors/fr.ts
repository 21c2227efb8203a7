import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SCIM_INVALID: 'SCIM ne permet pas cela : {problem}.',
  SCIM_NOT_UNIQUE: 'Déjà utilisé : {problem}.',
};
