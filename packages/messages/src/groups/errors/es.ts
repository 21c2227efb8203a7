import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.group': 'Ya hay un grupo con el nombre {name}. Elija otro nombre.',
  GROUP_OF_DIRECTORY:
    '{name} viene de su directorio. Cámbielo allí: la próxima sincronización lo traerá aquí.',
  'NAME_TAKEN.org-unit':
    'Ya hay una unidad con el nombre {name} en este lugar. Elija otro nombre u otro lugar.',
  ORG_UNIT_NOT_EMPTY: 'Hay otras unidades debajo de {name}. Elimínelas o muévalas primero.',
};
