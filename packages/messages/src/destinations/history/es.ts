import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/destinations': 'Añadió el destino {name}',
  'history.did.PATCH /admin/destinations/{id}': 'Cambió el destino {name}',
  'history.did.POST /admin/destinations/{id}/secret': 'Dio al destino {name} un secreto nuevo',
  'history.did.POST /admin/destinations/{id}/test':
    '{outcome, select, success {Probó el destino {name}} other {Probó el destino {name} sin éxito}}',
  'history.did.DELETE /admin/destinations/{id}': 'Eliminó el destino {name}',
};
