import type { preview as english } from '../en/preview.ts';
import type { WordsOf } from '../words.ts';

export const preview: WordsOf<typeof english> = {
  'preview.sentence': 'Ve la consola como la muestra «{name}». Mientras tanto no se puede cambiar nada.',
  'preview.leave': 'Salir de la vista previa',
};
