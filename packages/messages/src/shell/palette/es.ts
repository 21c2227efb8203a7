import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'palette.pages': 'Páginas',
  'palette.services': 'Servicios',
  'palette.people': 'Personas',
  'palette.actions': 'Acciones',
};
