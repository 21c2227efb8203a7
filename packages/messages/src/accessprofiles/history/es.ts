import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.grants': 'Permisos',
  'history.field.information_level': 'Nombres de personas',
  'history.field.holders': 'Asignado a',
  'history.field.profile': 'Perfil de acceso',
  'history.field.user_attributes': 'Personas visibles',
  'history.did.access_profile.assigned': 'Asignó otro perfil de acceso a {name}',
  'history.did.access_profile.created': 'Añadió el perfil de acceso {name}',
  'history.did.access_profile.changed': 'Cambió el perfil de acceso {name}',
  'history.did.access_profile.deleted': 'Eliminó el perfil de acceso {name}',
};
