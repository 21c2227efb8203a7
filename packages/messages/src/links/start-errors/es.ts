import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  LINK_INVALID:
    'Este enlace no es válido: ya se ha usado, ha caducado o está incompleto. Solicite uno nuevo.',
};
