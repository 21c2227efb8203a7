import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.saved-filter': 'Ya tiene aquí un filtro guardado con el nombre {name}. Elija otro nombre.',
  SAVED_FILTER_LIMIT: 'Puede guardar hasta {limit} filtros por lista. Elimine uno que no necesite.',
  'problem.not_filterable': 'Esta lista no se puede filtrar por {field}.',
  'problem.filter_names_people': 'Las personas son anónimas para usted. Use anon-user.N.',
};
