import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MALFORMED_UPLOAD:
    'No se puede leer la carga. Envíe multipart/form-data con un boundary o el propio documento como cuerpo.',
  NOTHING_TO_INSPECT: 'Envíe al menos un documento.',
  TOO_MANY_DOCUMENTS: 'Envíe como máximo {max} documentos a la vez.',
  INSPECTION_BUSY: 'Se están inspeccionando demasiados documentos. Inténtelo de nuevo en unos instantes.',
};
