import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  EXPORT_NOT_READY:
    'Esta exportación no tiene ningún archivo que descargar. Espere a que esté lista o exporte de nuevo.',
  EXPORT_OUTDATED: 'Sus permisos han cambiado desde que se creó este archivo. Exporte de nuevo.',
};
