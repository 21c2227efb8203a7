import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.expires_on': 'Läuft ab',
  'history.field.api_key': 'API-Schlüssel',
  'history.did.api_key.created': 'API-Schlüssel {name} angelegt',
  'history.did.api_key.deleted': 'API-Schlüssel {name} gelöscht',
};
