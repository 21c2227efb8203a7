import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.collection.changed': 'Cambió la recopilación de registros de {name}',
  'history.did.collection.started': 'Inició la recopilación de registros de {name}',
  'history.did.collection.deleted': 'Detuvo la recopilación de registros de {name}',
  'history.did.source_token.created': 'Creó un token de envío para {name}',
  'history.did.source_token.deleted': 'Revocó un token de envío de {name}',
};
