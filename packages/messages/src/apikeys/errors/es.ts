import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  API_KEY_INVALID:
    'Esta clave de API no funciona: está mal escrita, ha caducado o se ha eliminado, o quien la creó ya no tiene los permisos. Cree otra en Configuración → Claves de API.',
  'NAME_TAKEN.api-key': 'Ya hay una clave de API con este nombre. Elija otro.',
  API_KEY_LIMIT: 'Una empresa puede tener como máximo {limit} claves de API. Elimine una que no necesite.',
};
