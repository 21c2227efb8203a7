import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.maintenance.created': 'Wartung {name} angekündigt',
  'history.did.maintenance.changed': 'Wartung {name} geändert',
  'history.did.maintenance.deleted': 'Wartung {name} gelöscht',
  'history.field.start_time': 'Beginnt',
  'history.field.end_time': 'Endet',
  'history.field.is_public': 'Für alle sichtbar',
  'history.field.has_details': 'Mit Einzelheiten',
  'history.field.non_maintenance': 'Nur Ankündigung',
  'history.field.desc': 'Beschreibung',
};
