import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.expires_on': 'Caduca',
  'history.field.api_key': 'Clave de API',
  'history.did.api_key.created': 'Creó la clave de API {name}',
  'history.did.api_key.deleted': 'Eliminó la clave de API {name}',
};
