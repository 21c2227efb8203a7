import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  GRANTS_TOO_MUCH:
    'Nadie da más de lo que tiene: «{profile}» permite más de lo que usted puede hacer. Pregunte a un administrador del sistema.',
  PREVIEW_ONLY:
    'Ve la consola como la muestra el perfil de acceso «{profile}»: mientras tanto no se puede cambiar nada. Salga primero de la vista previa.',
  'NAME_TAKEN.access-profile': 'Ya existe un perfil de acceso con el nombre {name}. Elija otro nombre.',
};
