import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.shared_with': 'Partagé avec',
  'history.field.filter_config': 'Filtre',
  'history.field.supported_apps': 'Liste',
  'history.did.saved_filter.created': 'A enregistré le filtre {name}',
  'history.did.saved_filter.changed': 'A changé le filtre enregistré {name}',
  'history.did.saved_filter.deleted': 'A supprimé le filtre enregistré {name}',
};
