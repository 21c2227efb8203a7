import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SCIM_INVALID: 'SCIM no permite esto: {problem}.',
  SCIM_NOT_UNIQUE: 'Ya está en uso: {problem}.',
};
