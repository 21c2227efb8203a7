import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  IDEMPOTENCY_KEY_REUSED:
    'Esta clave de idempotencia ya se envió con otra solicitud. Envíe una clave nueva con cada solicitud nueva.',
  STILL_UNDER_WAY:
    'La misma solicitud sigue en curso. Espere un momento y envíela de nuevo para obtener su respuesta.',
};
