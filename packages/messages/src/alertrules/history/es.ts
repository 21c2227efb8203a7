import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.shadow_it_policy.created': 'Creó la regla de alerta {name}',
  'history.did.shadow_it_policy.changed': 'Cambió la regla de alerta {name}',
  'history.did.shadow_it_policy.deleted': 'Eliminó la regla de alerta {name}',
  'history.did.shadow_it_policy.backtested': 'Probó la regla de alerta {name} con el tráfico anterior',
  'history.did.shadow_it_policy.matched': 'La regla de alerta {name} encontró servicios',
};
