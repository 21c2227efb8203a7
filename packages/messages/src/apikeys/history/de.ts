import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.expires_on': 'Endet am',
  'history.field.api_key': 'API-Schlüssel',
  'history.did.POST /admin/apikeys': 'Hat den API-Schlüssel {name} angelegt',
  'history.did.DELETE /admin/apikeys/{id}': 'Hat den API-Schlüssel {name} gelöscht',
};
