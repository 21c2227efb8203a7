import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.collection.changed': 'Hace recoger los registros de {name}',
  'history.did.collection.started': 'Hizo recoger los registros de {name} enseguida',
  'history.did.collection.deleted': 'Dejó de recoger los registros de {name}',
  'history.did.source_token.created': 'Creó un token para enviar registros a {name}',
  'history.did.source_token.deleted': 'Retiró un token de {name}',
};
