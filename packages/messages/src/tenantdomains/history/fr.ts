import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.domain.created': 'A ajouté le domaine {name} à la liste',
  'history.did.domain.verified': 'A fait vérifier le domaine {name}',
  'history.did.domain.made_primary': 'A fait de {name} le premier domaine de l’entreprise',
  'history.did.domain.deleted': 'A retiré le domaine {name} de la liste',
};
