import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SIGN_UP_CLOSED:
    'Aquí nadie puede registrarse por su cuenta. Pida una cuenta al administrador de su empresa.',
};
