import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /risks/policies': 'Definió la política {name}',
  'history.did.PATCH /risks/policies/{id}': 'Cambió la política {name}',
  'history.did.DELETE /risks/policies/{id}': 'Eliminó la política {name}',
  'history.did.POST /risks/policies/{id}/backtest': 'Probó la política {name} con el pasado',
  'history.did.shadow-it policy hit': 'La política {name} encontró servicios',
};
