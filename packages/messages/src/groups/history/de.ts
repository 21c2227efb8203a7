import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.parts': 'Enthaltene Gruppen',
  'history.field.kind': 'Art',
  'history.field.people': 'Personen',
  'history.field.added_people': 'Hinzugekommene Personen',
  'history.field.removed_people': 'Entfernte Personen',
  'history.field.fqn': 'Stelle',
  'history.did.POST /admin/groups': 'Hat die Gruppe {name} angelegt',
  'history.did.PATCH /admin/groups/{id}': 'Hat die Gruppe {name} geändert',
  'history.did.POST /admin/groups/delete': 'Hat die Gruppe {name} gelöscht',
  'history.did.POST /admin/groups/{id}/members': 'Hat geändert, wer zur Gruppe {name} gehört',
  'history.did.POST /admin/group/assign_users': 'Hat geändert, wer zur Gruppe {name} gehört',
  'history.did.POST /admin/org_units': 'Hat die Organisationseinheit {name} angelegt',
  'history.did.PATCH /admin/org_units/{id}': 'Hat die Organisationseinheit {name} geändert',
  'history.did.DELETE /admin/org_units/{id}': 'Hat die Organisationseinheit {name} gelöscht',
  'history.did.POST /admin/org_units/{id}/people': 'Hat geändert, wer zur Einheit {name} gehört',
  'history.did.POST /controls/make_api_request post usergroups': 'Hat die Gruppe {name} angelegt',
  'history.did.POST /controls/make_api_request patch usergroups': 'Hat die Gruppe {name} geändert',
  'history.did.POST /controls/make_api_request delete usergroups': 'Hat die Gruppe {name} gelöscht',
  'history.did.POST /controls/make_api_request post customgroups': 'Hat die eigene Gruppe {name} angelegt',
  'history.did.POST /controls/make_api_request patch customgroups': 'Hat die eigene Gruppe {name} geändert',
  'history.did.POST /controls/make_api_request delete customgroups': 'Hat die eigene Gruppe {name} gelöscht',
  'history.did.POST /controls/make_api_request post orgunits': 'Hat die Organisationseinheit {name} angelegt',
  'history.did.POST /controls/make_api_request patch orgunits':
    'Hat die Organisationseinheit {name} geändert',
  'history.did.POST /controls/make_api_request delete orgunits':
    'Hat die Organisationseinheit {name} gelöscht',
};
