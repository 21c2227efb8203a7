import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.grants': 'Rechte',
  'history.field.information_level': 'Namen von Personen',
  'history.field.holders': 'Inhaber',
  'history.field.profile': 'Zugriffsprofil',
  'history.field.user_attributes': 'Sichtbare Personen',
  'history.did.access_profile.assigned': 'Hat {name} ein anderes Zugriffsprofil gegeben',
  'history.did.access_profile.created': 'Hat das Zugriffsprofil {name} angelegt',
  'history.did.access_profile.changed': 'Hat das Zugriffsprofil {name} geändert',
  'history.did.access_profile.deleted': 'Hat das Zugriffsprofil {name} gelöscht',
};
