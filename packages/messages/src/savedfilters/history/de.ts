import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.shared_with': 'Geteilt mit',
  'history.field.filter_config': 'Filter',
  'history.field.supported_apps': 'Liste',
  'history.did.POST /controls/make_api_request post customfilters': 'Hat den Filter {name} gespeichert',
  'history.did.POST /controls/make_api_request patch customfilters':
    'Hat den gespeicherten Filter {name} geändert',
  'history.did.POST /controls/make_api_request delete customfilters':
    'Hat den gespeicherten Filter {name} gelöscht',
};
