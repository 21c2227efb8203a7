import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/parsers': 'Creó el analizador {name}',
  'history.did.PUT /admin/parsers/{id}': 'Cambió el analizador {name}',
  'history.did.DELETE /admin/parsers/{id}': 'Eliminó el analizador {name}',
  'history.field.definition': 'Cómo se leen las líneas',
  'history.field.tests': 'Pruebas',
};
