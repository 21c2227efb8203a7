import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.service_request.created': 'A demandé le service {name}',
  'history.did.service_review.requested': 'A demandé une révision de {name}',
  'history.did.service_request.changed': 'A mis à jour la demande sur {name}',
  'history.field.state': 'État',
};
