import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.included_identifier.changed': 'Cambió el identificador de datos incluido {name}',
  'history.field.extra_keywords': 'Otras palabras clave',
  'history.field.ignored': 'Valores ignorados',
};
