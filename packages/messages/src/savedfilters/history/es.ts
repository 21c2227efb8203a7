import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.shared_with': 'Compartido con',
  'history.field.filter_config': 'Filtro',
  'history.field.supported_apps': 'Lista',
  'history.did.POST /controls/make_api_request post customfilters': 'Guardó el filtro {name}',
  'history.did.POST /controls/make_api_request patch customfilters': 'Cambió el filtro guardado {name}',
  'history.did.POST /controls/make_api_request delete customfilters': 'Eliminó el filtro guardado {name}',
};
