import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'preview.sentence': 'Está viendo la consola en vista previa como «{name}». Los cambios están desactivados.',
  'preview.leave': 'Salir de la vista previa',
  'visit.sentence': 'Está administrando {company} para {partner}.',
  'visit.back': 'Volver a {partner}',
};
