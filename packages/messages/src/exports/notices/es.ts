import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.export-ready.subject': '{file} está listo para descargar',
  'notice.export-ready.text':
    'La exportación tiene {rows} filas. Descárguela en un plazo de {hours} horas; después, Casbah elimina el archivo.',
  'notice.export-failed.subject': 'No se pudo exportar {file}',
  'notice.export-failed.text': 'Abra Exportaciones para ver el motivo y vuelva a intentarlo.',
};
