import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.partner.created': 'A fait de l’entreprise un partenaire : {name}',
  'history.did.partner.access_granted': 'A accordé l’accès au partenaire {name}',
  'history.did.partner.access_revoked': 'A révoqué l’accès du partenaire {name}',
  'history.did.partner.customer_opened': 'A ouvert l’entreprise d’un client comme partenaire : {name}',
  'history.did.partner.customer_left': 'A quitté l’entreprise d’un client comme partenaire : {name}',
};
