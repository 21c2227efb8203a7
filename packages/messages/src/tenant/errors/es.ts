import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SETTING_NEEDS_SYSADMIN:
    'Solo un administrador del sistema con sesión iniciada puede cambiar este ajuste: decide lo que pueden hacer los demás. Pídaselo a un administrador del sistema.',
};
