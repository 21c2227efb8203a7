import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /risks/policies': 'A défini la politique {name}',
  'history.did.PATCH /risks/policies/{id}': 'A modifié la politique {name}',
  'history.did.DELETE /risks/policies/{id}': 'A supprimé la politique {name}',
  'history.did.POST /risks/policies/{id}/backtest': 'A essayé la politique {name} sur le passé',
  'history.did.shadow-it policy hit': 'La politique {name} a trouvé des services',
};
