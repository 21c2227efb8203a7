import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.collection.changed': 'Logabholung für {name} geändert',
  'history.did.collection.started': 'Logabholung für {name} gestartet',
  'history.did.collection.deleted': 'Logabholung für {name} beendet',
  'history.did.source_token.created': 'Push-Token für {name} angelegt',
  'history.did.source_token.deleted': 'Push-Token von {name} widerrufen',
};
