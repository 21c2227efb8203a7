import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.shadow_it_policy.created': 'A défini la politique {name}',
  'history.did.shadow_it_policy.changed': 'A modifié la politique {name}',
  'history.did.shadow_it_policy.deleted': 'A supprimé la politique {name}',
  'history.did.shadow_it_policy.backtested': 'A essayé la politique {name} sur le passé',
  'history.did.shadow_it_policy.matched': 'La politique {name} a trouvé des services',
};
