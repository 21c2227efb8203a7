import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.grants': 'Rechte',
  'history.field.information_level': 'Namen von Personen',
  'history.field.holders': 'Zugewiesen an',
  'history.field.profile': 'Zugriffsprofil',
  'history.field.user_attributes': 'Sichtbare Personen',
  'history.did.access_profile.assigned': '{name} ein anderes Zugriffsprofil zugewiesen',
  'history.did.access_profile.created': 'Zugriffsprofil {name} angelegt',
  'history.did.access_profile.changed': 'Zugriffsprofil {name} geändert',
  'history.did.access_profile.deleted': 'Zugriffsprofil {name} gelöscht',
};
