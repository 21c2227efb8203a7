import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /risks/decisions': 'A décidé de {name}',
  'history.did.POST /risks/feeds': 'A créé le flux {name}',
  'history.did.POST /risks/feeds/{id}/token': 'A donné une nouvelle adresse au flux {name}',
  'history.did.DELETE /risks/feeds/{id}': 'A supprimé le flux {name}',
};
