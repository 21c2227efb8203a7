import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.shared_with': 'Compartido con',
  'history.field.filter_config': 'Filtro',
  'history.field.supported_apps': 'Lista',
  'history.did.saved_filter.created': 'Guardó el filtro {name}',
  'history.did.saved_filter.changed': 'Cambió el filtro guardado {name}',
  'history.did.saved_filter.deleted': 'Eliminó el filtro guardado {name}',
};
