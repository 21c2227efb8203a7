import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.collection.changed': 'Lässt die Logs von {name} abholen',
  'history.did.collection.started': 'Hat die Logs von {name} sofort abholen lassen',
  'history.did.collection.deleted': 'Lässt die Logs von {name} nicht mehr abholen',
  'history.did.source_token.created': 'Hat ein Token zum Senden an {name} angelegt',
  'history.did.source_token.deleted': 'Hat ein Token von {name} zurückgenommen',
};
