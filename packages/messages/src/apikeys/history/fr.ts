import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.expires_on': 'Expiration',
  'history.field.api_key': 'Clé d’API',
  'history.did.api_key.created': 'A créé la clé d’API {name}',
  'history.did.api_key.deleted': 'A supprimé la clé d’API {name}',
};
