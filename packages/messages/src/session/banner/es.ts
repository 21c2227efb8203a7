import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'preview.sentence': 'Ve la consola como la muestra «{name}». Mientras tanto no se puede cambiar nada.',
  'preview.leave': 'Salir de la vista previa',
  'visit.sentence': 'Atiende a {company} por cuenta de {partner}.',
  'visit.back': 'Volver a {partner}',
};
