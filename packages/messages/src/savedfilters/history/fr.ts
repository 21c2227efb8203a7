import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.shared_with': 'Partagé avec',
  'history.field.filter_config': 'Filtre',
  'history.field.supported_apps': 'Liste',
  'history.did.POST /controls/make_api_request post customfilters': 'A enregistré le filtre {name}',
  'history.did.POST /controls/make_api_request patch customfilters': 'A changé le filtre enregistré {name}',
  'history.did.POST /controls/make_api_request delete customfilters':
    'A supprimé le filtre enregistré {name}',
};
