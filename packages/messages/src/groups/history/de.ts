import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.parts': 'Enthaltene Gruppen',
  'history.field.kind': 'Art',
  'history.field.people': 'Personen',
  'history.field.added_people': 'Hinzugefügte Personen',
  'history.field.removed_people': 'Entfernte Personen',
  'history.field.fqn': 'Pfad',
  'history.did.group.created': 'Gruppe {name} angelegt',
  'history.did.group.changed': 'Gruppe {name} geändert',
  'history.did.group.deleted': 'Gruppe {name} gelöscht',
  'history.did.group.members_changed': 'Mitglieder der Gruppe {name} geändert',
  'history.did.org_unit.created': 'Organisationseinheit {name} angelegt',
  'history.did.org_unit.changed': 'Organisationseinheit {name} geändert',
  'history.did.org_unit.deleted': 'Organisationseinheit {name} gelöscht',
  'history.did.org_unit.members_changed': 'Mitglieder der Einheit {name} geändert',
  'history.did.custom_group.created': 'Eigene Gruppe {name} angelegt',
  'history.did.custom_group.changed': 'Eigene Gruppe {name} geändert',
  'history.did.custom_group.deleted': 'Eigene Gruppe {name} gelöscht',
};
