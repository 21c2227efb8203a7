import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  OPERATOR_CODE_INVALID:
    'Este código no es válido: ya se usó, tiene más de una hora o Casbah se ha reiniciado. Ejecute `npx casbah operator-link` para obtener otro.',
};
