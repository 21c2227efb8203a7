import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.destination.created': 'Añadió el destino {name}',
  'history.did.destination.changed': 'Cambió el destino {name}',
  'history.did.destination.secret_replaced': 'Sustituyó el secreto del destino {name}',
  'history.did.destination.tested':
    '{outcome, select, success {Probó el destino {name}} other {Probó el destino {name}: error}}',
  'history.did.destination.deleted': 'Eliminó el destino {name}',
};
