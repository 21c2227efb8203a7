import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /risks/requestservice': 'A demandé le service {name}',
  'history.did.POST /risks/reviewservice': 'A demandé un nouvel examen de {name}',
  'history.did.PATCH /risks/servicerequests/{id}': 'A fait avancer la demande sur {name}',
  'history.field.state': 'État',
};
