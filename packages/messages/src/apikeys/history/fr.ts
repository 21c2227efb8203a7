import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.expires_on': 'Expire le',
  'history.field.api_key': 'Clé d’API',
  'history.did.POST /admin/apikeys': 'A créé la clé d’API {name}',
  'history.did.DELETE /admin/apikeys/{id}': 'A supprimé la clé d’API {name}',
};
