import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.group': 'Ya hay un grupo con el nombre {name}. Elija otro nombre.',
  GROUP_OF_DIRECTORY:
    '{name} viene de su directorio. Cámbielo allí; la próxima sincronización lo actualizará aquí.',
  'NAME_TAKEN.org-unit':
    'Aquí ya existe una unidad llamada {name}. Elija otro nombre u otra unidad superior.',
  ORG_UNIT_NOT_EMPTY: '{name} contiene otras unidades. Elimínelas o muévalas primero.',
  'problem.parts_of_custom': 'Solo un grupo personalizado puede incluir otros grupos.',
  'problem.under_itself': 'Una unidad no puede ser su propia unidad superior.',
  'problem.too_deep': 'Las unidades pueden tener como máximo {levels} niveles.',
  'problem.no_unit': 'Unidad no encontrada.',
};
