import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SCIM_INVALID: 'SCIM lässt das nicht zu: {problem}.',
  SCIM_NOT_UNIQUE: 'Bereits in Verwendung: {problem}.',
};
