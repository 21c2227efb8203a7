import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'learned.sending': 'Subiendo el archivo {number, number} de {total, number}',
  'learned.failed':
    '{count, plural, one {No se pudo añadir # archivo:} other {No se pudieron añadir # archivos:}}',
  'learned.dismiss': 'Descartar',
  'learned.delete': 'Eliminar',
  'learned.delete.title': '¿Eliminar «{name}»?',
  'learned.delete.failed': 'No se pudo eliminar «{name}»',
  'learned.deleted': '«{name}» eliminado',
  'learned.inUse': '«{name}» está en uso',
  'learned.inUse.text': 'Para eliminarlo, quítelo antes de:',
  'learned.close': 'Cerrar',
};
