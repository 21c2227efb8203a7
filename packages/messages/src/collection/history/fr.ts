import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.collection.changed': 'Fait collecter les journaux de {name}',
  'history.did.collection.started': 'A fait collecter les journaux de {name} aussitôt',
  'history.did.collection.deleted': 'Ne fait plus collecter les journaux de {name}',
  'history.did.source_token.created': 'A créé un jeton pour envoyer des journaux à {name}',
  'history.did.source_token.deleted': 'A retiré un jeton de {name}',
};
