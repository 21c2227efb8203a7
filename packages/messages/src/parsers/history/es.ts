import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.parser.created': 'Creó el analizador {name}',
  'history.did.parser.changed': 'Cambió el analizador {name}',
  'history.did.parser.deleted': 'Eliminó el analizador {name}',
  'history.field.definition': 'Definición',
  'history.field.tests': 'Pruebas',
};
