import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.expires_on': 'Endet am',
  'history.field.api_key': 'API-Schlüssel',
  'history.did.api_key.created': 'Hat den API-Schlüssel {name} angelegt',
  'history.did.api_key.deleted': 'Hat den API-Schlüssel {name} gelöscht',
};
