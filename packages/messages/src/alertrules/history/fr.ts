import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.shadow_it_policy.created': 'A créé la règle d’alerte {name}',
  'history.did.shadow_it_policy.changed': 'A modifié la règle d’alerte {name}',
  'history.did.shadow_it_policy.deleted': 'A supprimé la règle d’alerte {name}',
  'history.did.shadow_it_policy.backtested': 'A testé la règle d’alerte {name} sur le trafic passé',
  'history.did.shadow_it_policy.matched': 'La règle d’alerte {name} a trouvé des services',
};
