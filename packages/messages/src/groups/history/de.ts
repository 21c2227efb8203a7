import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.parts': 'Enthaltene Gruppen',
  'history.field.kind': 'Art',
  'history.field.people': 'Personen',
  'history.field.added_people': 'Hinzugekommene Personen',
  'history.field.removed_people': 'Entfernte Personen',
  'history.field.fqn': 'Stelle',
  'history.did.group.created': 'Hat die Gruppe {name} angelegt',
  'history.did.group.changed': 'Hat die Gruppe {name} geändert',
  'history.did.group.deleted': 'Hat die Gruppe {name} gelöscht',
  'history.did.group.members_changed': 'Hat geändert, wer zur Gruppe {name} gehört',
  'history.did.org_unit.created': 'Hat die Organisationseinheit {name} angelegt',
  'history.did.org_unit.changed': 'Hat die Organisationseinheit {name} geändert',
  'history.did.org_unit.deleted': 'Hat die Organisationseinheit {name} gelöscht',
  'history.did.org_unit.members_changed': 'Hat geändert, wer zur Einheit {name} gehört',
  'history.did.custom_group.created': 'Hat die eigene Gruppe {name} angelegt',
  'history.did.custom_group.changed': 'Hat die eigene Gruppe {name} geändert',
  'history.did.custom_group.deleted': 'Hat die eigene Gruppe {name} gelöscht',
};
