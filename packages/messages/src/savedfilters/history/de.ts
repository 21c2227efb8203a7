import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.shared_with': 'Geteilt mit',
  'history.field.filter_config': 'Filter',
  'history.field.supported_apps': 'Liste',
  'history.did.saved_filter.created': 'Filter {name} gespeichert',
  'history.did.saved_filter.changed': 'Gespeicherten Filter {name} geändert',
  'history.did.saved_filter.deleted': 'Gespeicherten Filter {name} gelöscht',
};
