import type { palette as english } from '../en/palette.ts';
import type { WordsOf } from '../words.ts';

export const palette: WordsOf<typeof english> = {
  'palette.pages': 'Páginas',
  'palette.services': 'Servicios',
  'palette.people': 'Personas',
  'palette.actions': 'Acciones',
  'palette.coming': 'Páginas por llegar',
  'palette.coming.detail': '{area}, aún sin construir',
};
