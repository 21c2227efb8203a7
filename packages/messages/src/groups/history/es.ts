import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.parts': 'Grupos incluidos',
  'history.field.kind': 'Tipo',
  'history.field.people': 'Personas',
  'history.field.added_people': 'Personas añadidas',
  'history.field.removed_people': 'Personas quitadas',
  'history.field.fqn': 'Ruta',
  'history.did.group.created': 'Añadió el grupo {name}',
  'history.did.group.changed': 'Cambió el grupo {name}',
  'history.did.group.deleted': 'Eliminó el grupo {name}',
  'history.did.group.members_changed': 'Cambió los miembros del grupo {name}',
  'history.did.org_unit.created': 'Añadió la unidad organizativa {name}',
  'history.did.org_unit.changed': 'Cambió la unidad organizativa {name}',
  'history.did.org_unit.deleted': 'Eliminó la unidad organizativa {name}',
  'history.did.org_unit.members_changed': 'Cambió los miembros de la unidad {name}',
  'history.did.custom_group.created': 'Añadió el grupo personalizado {name}',
  'history.did.custom_group.changed': 'Cambió el grupo personalizado {name}',
  'history.did.custom_group.deleted': 'Eliminó el grupo personalizado {name}',
};
