import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'learned.sending': 'Subiendo el archivo {number, number} de {total, number}',
  'learned.failed':
    '{count, plural, one {No se pudo añadir # archivo:} other {No se pudieron añadir # archivos:}}',
  'learned.dismiss': 'Descartar',
};
