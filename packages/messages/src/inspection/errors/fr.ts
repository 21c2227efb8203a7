import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MALFORMED_UPLOAD:
    'L’envoi est illisible. Envoyez multipart/form-data avec un boundary, ou le document lui-même comme corps.',
  NOTHING_TO_INSPECT: 'Envoyez au moins un document.',
  TOO_MANY_DOCUMENTS: 'Envoyez au plus {max} documents à la fois.',
  INSPECTION_BUSY: 'Trop de documents sont en cours d’inspection. Réessayez dans un instant.',
};
