import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  DIRECTORY_BUSY:
    'Hay otra ejecución del directorio en curso. Espere a que termine o deténgala e inténtelo de nuevo.',
};
