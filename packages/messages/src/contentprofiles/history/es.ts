import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.content_profile.created': 'Creó el perfil de contenido {name}',
  'history.did.content_profile.changed': 'Cambió el perfil de contenido {name}',
  'history.did.content_profile.deleted': 'Eliminó el perfil de contenido {name}',
  'history.did.reusable_rule.created': 'Creó la regla reutilizable {name}',
  'history.did.reusable_rule.changed': 'Cambió la regla reutilizable {name}',
  'history.did.reusable_rule.deleted': 'Eliminó la regla reutilizable {name}',
  'history.did.data_filter.created': 'Creó el filtro de datos {name}',
  'history.did.data_filter.changed': 'Cambió el filtro de datos {name}',
  'history.did.data_filter.deleted': 'Eliminó el filtro de datos {name}',
  'history.did.content_alias.created': 'Creó el alias {name}',
  'history.did.content_alias.changed': 'Cambió el alias {name}',
  'history.did.content_alias.deleted': 'Eliminó el alias {name}',
  'history.did.dictionary.created': 'Creó el diccionario {name}',
  'history.did.dictionary.changed': 'Cambió el diccionario {name}',
  'history.did.dictionary.deleted': 'Eliminó el diccionario {name}',
  'history.did.data_identifier.created': 'Creó el identificador de datos {name}',
  'history.did.data_identifier.changed': 'Cambió el identificador de datos {name}',
  'history.did.data_identifier.deleted': 'Eliminó el identificador de datos {name}',
  'history.did.ml_profile.created': 'Creó el perfil de ML {name}',
  'history.did.ml_profile.changed': 'Cambió el perfil de ML {name}',
  'history.did.ml_profile.deleted': 'Eliminó el perfil de ML {name}',
  'history.did.content_index.created': 'Creó el índice {name}',
  'history.did.content_index.changed': 'Cambió el índice {name}',
  'history.did.content_index.deleted': 'Eliminó el índice {name}',
};
