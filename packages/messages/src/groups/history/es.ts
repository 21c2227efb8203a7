import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.parts': 'Grupos incluidos',
  'history.field.kind': 'Tipo',
  'history.field.people': 'Personas',
  'history.field.added_people': 'Personas añadidas',
  'history.field.removed_people': 'Personas quitadas',
  'history.field.fqn': 'Lugar',
  'history.did.POST /admin/groups': 'Añadió el grupo {name}',
  'history.did.PATCH /admin/groups/{id}': 'Cambió el grupo {name}',
  'history.did.POST /admin/groups/delete': 'Eliminó el grupo {name}',
  'history.did.POST /admin/groups/{id}/members': 'Cambió quién pertenece al grupo {name}',
  'history.did.POST /admin/group/assign_users': 'Cambió quién pertenece al grupo {name}',
  'history.did.POST /admin/org_units': 'Añadió la unidad organizativa {name}',
  'history.did.PATCH /admin/org_units/{id}': 'Cambió la unidad organizativa {name}',
  'history.did.DELETE /admin/org_units/{id}': 'Eliminó la unidad organizativa {name}',
  'history.did.POST /admin/org_units/{id}/people': 'Cambió quién pertenece a la unidad {name}',
  'history.did.POST /controls/make_api_request post usergroups': 'Añadió el grupo {name}',
  'history.did.POST /controls/make_api_request patch usergroups': 'Cambió el grupo {name}',
  'history.did.POST /controls/make_api_request delete usergroups': 'Eliminó el grupo {name}',
  'history.did.POST /controls/make_api_request post customgroups': 'Añadió el grupo personalizado {name}',
  'history.did.POST /controls/make_api_request patch customgroups': 'Cambió el grupo personalizado {name}',
  'history.did.POST /controls/make_api_request delete customgroups': 'Eliminó el grupo personalizado {name}',
  'history.did.POST /controls/make_api_request post orgunits': 'Añadió la unidad organizativa {name}',
  'history.did.POST /controls/make_api_request patch orgunits': 'Cambió la unidad organizativa {name}',
  'history.did.POST /controls/make_api_request delete orgunits': 'Eliminó la unidad organizativa {name}',
};
