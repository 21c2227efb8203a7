import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.shadow_it_policy.created': 'Definió la política {name}',
  'history.did.shadow_it_policy.changed': 'Cambió la política {name}',
  'history.did.shadow_it_policy.deleted': 'Eliminó la política {name}',
  'history.did.shadow_it_policy.backtested': 'Probó la política {name} con el pasado',
  'history.did.shadow_it_policy.matched': 'La política {name} encontró servicios',
};
