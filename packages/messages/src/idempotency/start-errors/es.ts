import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  IDEMPOTENCY_KEY_REUSED:
    'Esta clave de idempotencia ya se usó con otra solicitud. Use una clave nueva para cada solicitud nueva.',
  STILL_UNDER_WAY:
    'La misma solicitud sigue en curso. Espere un momento y envíela de nuevo para obtener su respuesta.',
};
