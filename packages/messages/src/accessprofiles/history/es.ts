import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.grants': 'Derechos',
  'history.field.information_level': 'Nombres de personas',
  'history.field.holders': 'Lo tienen',
  'history.field.profile': 'Perfil de acceso',
  'history.field.user_attributes': 'Personas visibles',
  'history.did.POST /admin/profiles/assign': 'Dio otro perfil de acceso a {name}',
  'history.did.POST /controls/make_api_request post accessprofiles': 'Añadió el perfil de acceso {name}',
  'history.did.POST /controls/make_api_request patch accessprofiles': 'Cambió el perfil de acceso {name}',
  'history.did.POST /controls/make_api_request delete accessprofiles': 'Eliminó el perfil de acceso {name}',
};
