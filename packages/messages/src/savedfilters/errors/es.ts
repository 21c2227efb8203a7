import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.saved-filter': 'Ya tiene aquí un filtro guardado con el nombre {name}. Elija otro nombre.',
  SAVED_FILTER_LIMIT:
    'Puede haber como máximo {limit} filtros guardados propios en una lista. Elimine uno que ya no necesite.',
};
