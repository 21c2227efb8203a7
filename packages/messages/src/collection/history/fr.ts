import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.collection.changed': 'A modifié la collecte des journaux de {name}',
  'history.did.collection.started': 'A démarré la collecte des journaux de {name}',
  'history.did.collection.deleted': 'A arrêté la collecte des journaux de {name}',
  'history.did.source_token.created': 'A créé un jeton d’envoi pour {name}',
  'history.did.source_token.deleted': 'A révoqué un jeton d’envoi de {name}',
};
