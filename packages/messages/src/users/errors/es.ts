import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  USER_EMAIL_TAKEN: 'Ya hay alguien con la dirección {email}. Búsquelo en la lista.',
  USER_OUT_OF_REACH:
    'Sus permisos no alcanzan a esta persona: solo valen para algunos dominios o unidades organizativas. Consulte a un administrador del sistema.',
  USER_HOLDS_MORE:
    '{email} puede hacer más que usted. Solo alguien con los mismos permisos puede cambiar esta cuenta.',
  USER_OWN_ACCOUNT: 'Esta es su propia cuenta. Debe hacerlo otra persona.',
  USER_LAST_SYSADMIN:
    'Debe quedar al menos un administrador del sistema activo. Nombre antes a otra persona.',
  USER_ACTION_INVALID: 'La acción elegida no es válida.',
  USER_SEARCH_INVALID: 'Escriba al menos dos caracteres para buscar personas.',
  USERS_UNCHANGED: 'No hay nada que cambiar',
  USERS_NOT_RESETTABLE: 'No se puede restablecer la contraseña de ninguna de estas personas.',
};
