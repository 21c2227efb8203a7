import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  GRANTS_TOO_MUCH:
    'No puede asignar «{profile}»: incluye permisos que usted no tiene. Consulte a un administrador del sistema.',
  PREVIEW_ONLY: 'Está en la vista previa del perfil de acceso «{profile}». Salga de ella para hacer cambios.',
  'NAME_TAKEN.access-profile': 'Ya existe un perfil de acceso con el nombre {name}. Elija otro nombre.',
};
